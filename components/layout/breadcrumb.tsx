import { Message } from "@/lib/i18n/message";
import { routes, type Route } from "@/lib/routes";
import { Link } from "@/components/ui/link";

/** Where an inner page stands: the way home, and its own name. */
export function Breadcrumb({ route }: { route: Route }) {
  return (
    <nav aria-labelledby="breadcrumb" className="font-semibold">
      <span id="breadcrumb" hidden>
        <Message id="breadcrumb" />
      </span>
      <ol className="flex flex-wrap items-center gap-x-1">
        <li>
          <Link href={routes.home.path} className="block py-2.5 underline">
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
