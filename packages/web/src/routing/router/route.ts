import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { AddressState } from "../addressState.ts";
import type { AppPage } from "../page.ts";
import type { Address } from "./address.ts";

/** One visit of an address, as those see it who let people in. */
export interface Visit {
  readonly queries: QueryClient;
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
  /** What stands in the query, as the page understands it. */
  readonly search: AddressState;
  /** What was found out on the way in, so far. */
  readonly given: Given;
}

/** What those who let people in give to the pages: features and the app add to it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where it is given
export interface Given {}

/** What stands around pages, or a page itself. */
export interface Stage {
  /** The path of a page, `$name` for a part that differs. */
  readonly path?: string;
  /** What stands around it. */
  readonly within?: Stage;
  /** Lets the visitor in and gives what it found out, or throws a `Redirect`. */
  readonly enter?: (visit: Visit) => Promise<Partial<Given>> | Partial<Given> | undefined;
  /** Fetches its component, before it is first shown. */
  readonly fetch: () => Promise<ComponentType>;
  /** Shown in its place when it fails. */
  readonly failure: ComponentType<{ error: unknown }>;
}

/** A stage with an address. */
export interface Route extends Stage {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: pages of every search and load
  readonly page?: AppPage<string, any, any>;
  /** Begins to read what it shows, while its component comes. */
  readonly load?: (visit: Visit) => Promise<void> | undefined;
}

/** Thrown by whoever leads a visitor elsewhere: inside the app, or by a full navigation. */
export class Redirect {
  readonly href: string;
  readonly isLeaving: boolean;

  constructor(href: string, isLeaving = false) {
    this.href = href;
    this.isLeaving = isLeaving;
  }
}

/**
 * Gives the form of a path with its differing parts as groups, a last `$` for all that lies under it: in any case, with or without
 * a slash at its end.
 */
export const formOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\$(\w+)/g, "(?<$1>[^/]+)").replace(/\/\$$/, "(/.*)?")}/?$`, "i");

/** A route and the parts of its path that differ. */
export interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** The path in the words in which its page declares it, what differs as it was asked for. */
  readonly path: string;
}

/** Gives what finds the route of a path, null where there is none: of several the one whose own words say most. */
export function finderOf(routes: readonly Route[]): (pathname: string) => Found | null {
  const differing = ({ path }: Route) => path.split("$").length;
  const forms = routes
    .toSorted((one, other) => differing(one) - differing(other))
    .map((route) => ({ route, form: formOf(route.path) }));
  return (pathname) => {
    for (const { route, form } of forms) {
      const match = form.exec(pathname);
      if (!match) continue;
      const { groups = {} } = match;
      const path = route.path.endsWith("$")
        ? pathname
        : route.path.replace(/\$(\w+)/g, (_, name) => groups[name] ?? "");
      return { route, params: decoded(groups), path };
    }
    return null;
  };
}

const decoded = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Gives the stages of a route, the outermost first. */
export const stagesOf = (stage: Stage): readonly Stage[] =>
  stage.within ? [...stagesOf(stage.within), stage] : [stage];

const fetched = new WeakMap<Stage, Promise<ComponentType>>();

/** Gives the component of a stage, fetched once; one that did not come is asked for again. */
export function componentOf(stage: Stage): Promise<ComponentType> {
  const known = fetched.get(stage);
  if (known) return known;
  const coming = stage.fetch();
  fetched.set(stage, coming);
  coming.catch(() => fetched.delete(stage));
  return coming;
}
