import { ErrorScreen } from "@/components/errors/error-screen";

export { notFoundMetadata as generateMetadata } from "@/lib/seo/metadata";

export default function NotFound() {
  return <ErrorScreen status="errorNotFound" title="notFoundTitle" text="errorNotFoundText" />;
}
