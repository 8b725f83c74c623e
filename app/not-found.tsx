import { ErrorScreen } from "@/components/errors/error-screen";
import { notFoundMetadata } from "@/lib/seo/metadata";

export function generateMetadata() {
  return notFoundMetadata();
}

export default function NotFound() {
  return <ErrorScreen status="errorNotFound" title="notFoundTitle" text="errorNotFoundText" />;
}
