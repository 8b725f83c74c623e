import { ErrorScreen } from "@/components/errors/error-screen";

export default function NotFound() {
  return <ErrorScreen status="errorNotFound" title="notFoundTitle" text="errorNotFoundText" />;
}
