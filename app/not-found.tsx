import { ErrorScreen } from "@/components/error-screen";
import { notFoundMetadata } from "@/components/page-metadata";

export function generateMetadata() {
  return notFoundMetadata();
}

export default function NotFound() {
  return <ErrorScreen status="errorNotFound" text="errorNotFoundText" />;
}
