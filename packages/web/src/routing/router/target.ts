import { type AddressState, writeState } from "../addressState.ts";
import type { AppPage } from "../page.ts";
import type { Address } from "./address.ts";

/** Filled where the app lists its pages: from it come the paths that links may lead to. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the app
export interface Register {}

// biome-ignore lint/suspicious/noExplicitAny: pages of every search and load
type AnyPage = AppPage<string, any, any>;
type Registered = Register extends { pages: infer Pages extends AnyPage } ? Pages : AnyPage;

/** The path of a page, as it is declared. */
export type Path = Registered["path"];

/** What a page understands of the query of its address. */
export type SearchOf<At extends Path> =
  Extract<Registered, { path: At }> extends AppPage<string, infer Search, infer _Deps> ? Search : never;

type NameIn<Text extends string> = Text extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Text extends `${string}$${infer Name}`
    ? Name
    : never;
/** What of a path differs. */
export type ParamsOf<At extends string> = Readonly<Record<NameIn<At>, string>>;

type State = Readonly<Record<string, unknown>>;

/** Where a link leads: a page, with what differs in its path; `.` is the page that is open. */
export type Target<At extends Path | "."> = {
  readonly to: At;
  /** What stands in the query, nothing if left out. */
  readonly search?: State | ((now: AddressState) => State) | undefined;
  readonly hash?: string;
} & ([NameIn<At>] extends [never] ? { readonly params?: undefined } : { readonly params: ParamsOf<At> });

/** A target, or an address as it is. */
export type Aim<At extends Path | "."> = Target<At> | { readonly href: string };

/** A target whose path is not known here. */
export interface AnyTarget {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly search?: State | ((now: AddressState) => State) | undefined;
  readonly hash?: string | undefined;
}

/** How the history takes a step. */
export interface How {
  /** In place of the entry that is open. */
  readonly replace?: boolean;
  /** False where the page stays where it is scrolled to. */
  readonly resetScroll?: boolean;
  /** What the entry of the history keeps. */
  readonly state?: { readonly isStep?: boolean };
  /** Past whoever would ask first whether to leave. */
  readonly ignoreBlocker?: boolean;
}

/** Writes the address of a target, seen from where the person is. */
export function hrefOf({ to, params, search, hash }: AnyTarget, here: Address): string {
  const path =
    to === "."
      ? here.pathname
      : to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const state = typeof search === "function" ? search(here.search) : search;
  return path + writeState(state ?? {}) + (hash ? `#${hash}` : "");
}
