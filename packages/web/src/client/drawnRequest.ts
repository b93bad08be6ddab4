import type { Page } from "@ribambelle/domain/agency/page";
import type { Locale } from "@ribambelle/domain/kernel/locale";

/** What is read of an answer of the API. */
export type Answer = Pick<Response, "ok" | "status" | "statusText" | "headers" | "json">;

/** What stands around a page that the server draws, in place of a browser: it belongs to one request. */
export interface DrawnRequest {
  /** The portal's own origin, as the person reached it. */
  readonly origin: string;
  readonly locale: Locale;
  readonly now: Date;
  /** What the server knows of the page. */
  readonly page: Page;
  /** Makes a call of the API for the person, through the portal's own routes. */
  readonly ask: (
    path: string,
    init: { readonly method: string; readonly headers: Headers },
  ) => Promise<Answer>;
  /** Takes the title of the page. */
  readonly entitle: (title: string) => void;
}

let find: () => DrawnRequest | null = () => null;

/** Says how the surroundings of the page that is being drawn are found; only the server's entry does. */
export function findDrawnRequestBy(finder: () => DrawnRequest | null): void {
  find = finder;
}

/** Gives what stands around the page that the server is drawing; null in a browser. */
export function drawnRequest(): DrawnRequest | null {
  return find();
}

/** Gives the portal's own origin, on the server and in a browser. */
export function ownOrigin(): string {
  return drawnRequest()?.origin ?? location.origin;
}
