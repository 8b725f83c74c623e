import { Link } from "@/components/ui/link";
import { Message } from "@/lib/i18n/message";
import { type Route, routes } from "@/lib/routes";

/** A link to the home page and the name of the current page. */
export function Breadcrumb({ route }: { route: Route }) {
  return (
    <nav aria-labelledby="breadcrumb" className="font-semibold print:hidden">
      <span id="breadcrumb" hidden>
        <Message id="breadcrumb" />
      </span>
      <ol className="flex flex-wrap items-center gap-x-1">
        <li>
          <Link href={routes.home.path} className="block text-link py-2.5">
            <Message id={routes.home.label} />
          </Link>
        </li>
        <li aria-current="page">
          <span aria-hidden="true">/ </span>
          <Message id={route.label} />
        </li>
      </ol>
    </nav>
  );
}
