import { type ComponentProps, useEffect, useRef } from "react";
import { inPlace } from "../inPlace.ts";
import { type Address, parsed } from "./address.ts";
import { useRouter, useShown } from "./RouterView.tsx";
import { type Aim, type AnyTarget, type How, hrefOf, type Path } from "./target.ts";

// Whoever only passes over a link fetches nothing.
const passingMs = 50;

type Own = Omit<ComponentProps<"a">, "href"> &
  Pick<How, "replace" | "resetScroll"> & {
    /** False where pointing at it fetches nothing. */
    readonly preload?: false;
    /** When the link is that of the page which is open: under its path, if not said otherwise, with its query. */
    readonly activeOptions?: { readonly exact?: boolean; readonly includeSearch?: boolean };
  };
type Led = Own & Partial<AnyTarget> & { readonly href?: string };

/** Leads to another page of the app, which comes without this one being left; pointing at it fetches what it leads to. */
export function Link<const At extends Path | ".">(props: Own & Aim<At>) {
  const { to = ".", params, search, hash, href: given, ...others } = props as Led;
  const { replace, resetScroll, preload, activeOptions, onClick, ...rest } = others;
  const router = useRouter();
  const { address } = useShown();
  const href = given ?? hrefOf({ to, params, search, hash }, address);
  const fetching = useRef(0);
  const forget = () => clearTimeout(fetching.current);
  useEffect(() => () => clearTimeout(fetching.current), []);
  const fetchIn = (ms: number) => {
    if (preload === false) return;
    forget();
    fetching.current = window.setTimeout(() => void router.preload(href), ms);
  };
  return (
    <a
      {...rest}
      href={href}
      aria-current={isActive(parsed(href), address, activeOptions) ? "page" : rest["aria-current"]}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || (rest.target && rest.target !== "_self")) return;
        inPlace(() => void router.navigate({ href, ...how(replace, resetScroll) }))(event);
      }}
      onFocus={() => fetchIn(passingMs)}
      onBlur={forget}
      onMouseEnter={() => fetchIn(passingMs)}
      onMouseLeave={forget}
      onTouchStart={() => fetchIn(0)}
    />
  );
}

const how = (replace = false, resetScroll = true): How => ({ replace, resetScroll });

function isActive(
  { pathname, search }: Address,
  here: Address,
  { exact = false, includeSearch = true }: NonNullable<Own["activeOptions"]> = {},
): boolean {
  const isOpen = here.pathname === pathname || (!exact && here.pathname.startsWith(`${pathname}/`));
  return (
    isOpen && (!includeSearch || Object.entries(search).every(([name, value]) => here.search[name] === value))
  );
}
