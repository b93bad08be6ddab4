import { type HistoryLocation, parseHref } from "@tanstack/history";
import { type AddressState, readState, writeState } from "../addressState.ts";

/** An address of the app, as one entry of the history has it. */
export interface Address {
  /** Path, query and fragment. */
  readonly href: string;
  readonly pathname: string;
  /** The query with its question mark; empty without one. */
  readonly searchStr: string;
  /** What stands in the query. */
  readonly search: AddressState;
  /** The fragment without its number sign. */
  readonly hash: string;
  /** Tells this entry of the history from every other one. */
  readonly key: string;
}

/** Gives the address of an entry of the history. */
export function addressOf({ href, pathname, search, hash, state }: HistoryLocation): Address {
  return {
    href,
    pathname,
    searchStr: search,
    search: readState(search),
    hash: hash.slice(1),
    key: state.__TSR_key ?? "",
  };
}

/** Gives the address that a text names. */
export const parsed = (href: string): Address => addressOf(parseHref(href, undefined));

/**
 * Writes an address in one way: its path as its page declares it, no slash at its end, each key of its query once, and what its
 * page understands of it.
 */
export function inOneWay(
  { pathname, search, hash }: Address,
  understood: object,
  declared = pathname,
): string {
  const path = declared.replace(/(.)\/+$/, "$1");
  return path + writeState({ ...search, ...understood }) + (hash && `#${hash}`);
}
