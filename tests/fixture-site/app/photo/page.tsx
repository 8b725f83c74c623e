import { Photo } from "@/components/photo/photo";

export default function PhotoPage() {
  return <Photo file="sample.jpg" alt="contact" sizes="100vw" />;
}
