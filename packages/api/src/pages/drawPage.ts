import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { type InnerAnswer, innerCalls } from "../http/innerCalls.ts";
import { drawingPlaces } from "./drawingPlaces.ts";
import { watchLoop } from "./loopLateness.ts";

// Milliseconds. Who waits longer is better served by the page that the script draws.
const longestDrawingMs = 1_000;
const longestPlaceMs = 30_000;

/** A page as the web app draws it: whole, or the address to which it leads. */
export type Drawing =
  | {
      /** The path by which its files are known; null when nothing is at the address. */
      readonly path: string | null;
      readonly title: string;
      readonly html: string;
      readonly answers: unknown;
    }
  | { readonly redirect: string };

/** What the web app is told of the request for which it draws. */
interface Around {
  readonly origin: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly page: unknown;
  readonly ask: (
    path: string,
    init: { readonly method: string; readonly headers: Headers },
  ) => Promise<InnerAnswer>;
}

/** The web app's own drawing (packages/web/src/draw.tsx), which throws when anything is missing. */
export type Draw = (address: string, around: Around) => Promise<Drawing>;

interface Needs {
  /** Whether pages are drawn; with `always` also by a process that has other work to do, each once there is a place. */
  readonly when: "yes" | "no" | "always";
  /** The session of a request, as its cookie names it; alive or not. */
  readonly sessionOf: (request: FastifyRequest) => string | null;
  /** Loads the web app's drawing. */
  readonly load: () => Promise<Draw>;
  readonly origin: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Draws the page at an address for whoever made a request; null when the script is to draw it. */
export type DrawPage = (
  request: FastifyRequest,
  address: string,
  given: Pick<Around, "locale" | "page">,
) => Promise<Drawing | null>;

/**
 * Gives the function that draws pages: whole or not at all. Whatever is missing, late or refused leaves the page to its
 * script, which is always right; so does a process that has enough to do.
 */
export function pageDrawer(
  app: FastifyInstance,
  { when, sessionOf, load, origin, now, log }: Needs,
): DrawPage {
  const places = drawingPlaces();
  const loop = when === "yes" ? watchLoop() : null;
  app.addHook("onClose", async () => loop?.stop());
  // After the start: the first page does not wait for the code that draws it.
  if (when !== "no")
    app.addHook("onListen", (done) => {
      void load().catch((error: unknown) => log.error({ err: error }, "pages cannot be drawn"));
      done();
    });

  async function drawn(request: FastifyRequest, address: string, given: Pick<Around, "locale" | "page">) {
    const draw = await load();
    const call = innerCalls(app, request);
    const ask: Around["ask"] = async (path, { method, headers }) => {
      if (method !== "GET") throw new Error(`A page may not ${method} while it is drawn.`);
      const answer = await call(path, headers);
      if (!answer.ok) throw new Unanswered(`${path} answered ${answer.status}`);
      return answer;
    };
    return draw(address, { ...given, origin, now: now(), ask });
  }

  return async (request, address, given) => {
    const session = sessionOf(request);
    if (when === "no" || session === null) return null;
    const leave =
      when === "always" ? await places.wait(session) : loop?.isLate() ? null : places.take(session);
    if (!leave) {
      await places.turn(session);
      return null;
    }
    const drawing = drawn(request, address, given);
    // One that hangs gives its place back, or pages would never be drawn again.
    void within(
      longestPlaceMs,
      drawing.catch(() => null),
    ).then(leave);
    try {
      return await within(when === "always" ? longestPlaceMs : longestDrawingMs, drawing);
    } catch (error) {
      // A session that ended, a database that is away: the script finds them too, and says so to the person.
      if (!(error instanceof Unanswered))
        log.warn({ err: error, requestId: request.id }, "a page was not drawn");
      return null;
    }
  };
}

class Unanswered extends Error {}

/** Gives null when the result is later than that; what is late is left to end by itself. */
async function within<Result>(ms: number, result: Promise<Result>): Promise<Result | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
