import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { apiBase, type Endpoint } from "@ribambelle/domain/kernel/endpoint";
import type { ErrorBody, Refusal } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getAsked } from "@ribambelle/domain/nannies/asked.api";
import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import { expect, onTestFinished } from "vitest";
import type * as z from "zod/mini";
import { giveUpChanges } from "../client/call/changes.ts";
import { followCalls, type SeenCall } from "./outline/aftermath.ts";
import { takeStreams } from "./streams.ts";
import { noteTold } from "./worker/english.ts";
import { noteWaiting } from "./worker/leftBusy.ts";
import { noteAct } from "./worker/staleReads.ts";
import { noteSent, tapAgain } from "./worker/twice.ts";
import { networkTime } from "./worker/unsteady.ts";

type Answer = (call: SeenCall) => Promise<Response>;
type AnyEndpoint = Pick<Endpoint, "method" | "path">;

/**
 * Answers the page's calls in place of the network until the test ends. A call that no one announced gets no answer
 * and fails the test.
 */
export function answerCalls() {
  const table = new Map<string, Answer>();
  const seen: SeenCall[] = [];
  const unexpected: string[] = [];
  followCalls(seen);
  let isOver = false;
  let ofOtherReads: Answer | undefined;
  const original = window.fetch;
  const streams = takeStreams();
  const put = (endpoint: AnyEndpoint, answer: Answer) => {
    table.set(`${endpoint.method} ${apiBase}${endpoint.path}`, answer);
  };

  // The bell of every page asks for it.
  table.set(`GET ${apiBase}${getMyNotifications.path}`, async () =>
    Response.json({ notifications: [], unreadCount: 0, hasOlder: false }),
  );
  // So do the counts of every menu.
  table.set(`GET ${apiBase}${getMyToDos.path}`, async () =>
    Response.json({ toDos: [], counts: {}, total: 0 }),
  );
  // And the home page of who has nothing to do.
  table.set(`GET ${apiBase}${getMyInterventions.path}`, async () =>
    Response.json({ from: "2026-11-22", to: "2027-01-22", interventions: [], totals: [] }),
  );

  // And the home page of a family.
  table.set(`GET ${apiBase}${getAsked.path}`, async () => Response.json([]));
  // And the home page of the agency.
  table.set(`GET ${apiBase}${getDesk.path}`, async () => Response.json({ tiles: [] }));

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const answer = table.get(name) ?? (request.method === "GET" ? ofOtherReads : undefined);
    if (!answer) unexpected.push(name);
    const call = seenCall(request, init?.body);
    seen.push(call);
    noteSent(name);
    if (!answer) throw new TypeError("Failed to fetch");
    const answered = noteWaiting();
    // No network answers in the turn in which it was asked.
    await networkTime();
    if (call.method !== "GET") await tapAgain(name);
    const response = await answer(call).finally(answered);
    noteTold(response);
    if (call.method === "POST" && response.ok) noteAct(call.path);
    // An answer that a test did not wait for must not arrive in the middle of the next one.
    return isOver ? new Promise<never>(() => {}) : response;
  };
  onTestFinished(() => {
    isOver = true;
    window.fetch = original;
    // One that the test left without an answer stays so: a read of the next test must not wait for it.
    giveUpChanges();
    expect(unexpected, "calls that the test did not announce").toEqual([]);
  });

  return {
    seen,
    /** The streams of events that the page has open, as the server holds them. */
    streams,
    /** How often the page asked for something; what is announced for every test aside. */
    asked: () =>
      seen.filter(
        ({ path }) =>
          !(
            [
              getMyNotifications.path,
              getMyToDos.path,
              getMyInterventions.path,
              getDesk.path,
              getAsked.path,
            ] as readonly string[]
          ).includes(path),
      ).length,
    /** Gives the calls of one endpoint, oldest first. */
    callsOf: (endpoint: AnyEndpoint) =>
      seen.filter((call) => call.method === endpoint.method && call.path === endpoint.path),
    /** Answers 200 with this value, written as the server writes it. */
    gives<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
      endpoint: Endpoint<Body, Params, Output>,
      value: Output,
    ) {
      put(endpoint, async () => Response.json(writeWire(endpoint.output, value)));
    },
    /** Refuses with one of the domain's refusals, in French as the server does by default. */
    refuses(endpoint: AnyEndpoint, refusal: Refusal, more: Partial<ErrorBody> = {}) {
      const body = { message: refusal.fr, code: refusal.code, requestId: "test", ...more };
      put(endpoint, async () => Response.json(body, { status: refusal.status }));
    },
    /** Answers what the test makes of each call, for a server that remembers. */
    does: put,
    /** No answer until the test gives one, or lets the network fail. */
    holds(endpoint: AnyEndpoint) {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      // A test may let it fail in the turn in which the page asks: before anybody here waits for it.
      promise.catch(() => {});
      // Whoever asks twice is answered twice, each with a body that nobody has read yet.
      put(endpoint, async () => (await promise).clone());
      return { answer: resolve, fail: reject };
    },
    /** Answers these bytes, for what our own server would not say. */
    says(endpoint: AnyEndpoint, status: number, body: string, statusText = "") {
      put(endpoint, async () => new Response(body, { status, statusText }));
    },
    /** The network fails. */
    fails(endpoint: AnyEndpoint) {
      put(endpoint, () => Promise.reject(new TypeError("Failed to fetch")));
    },
    /** No answer yet to any read that the test does not announce: whatever a page asks for, it keeps waiting. */
    otherReadsWait() {
      ofOtherReads = () => new Promise(() => {});
    },
    /** Every read that the test does not announce fails, as where the server has a bug. */
    otherReadsFail() {
      const body = { message: "Une erreur est survenue.", code: "common.internal", requestId: "test" };
      ofOtherReads = async () => Response.json(body, { status: 500 });
    },
    /** No answer yet: the page keeps waiting. */
    waits(endpoint: AnyEndpoint) {
      put(endpoint, () => new Promise(() => {}));
    },
  };
}

// At once: a test may ask for a call in the turn in which the page has made it.
function seenCall({ method, headers, credentials, url }: Request, body: BodyInit | null = null): SeenCall {
  const { pathname, searchParams: query } = new URL(url);
  const path = pathname.replace(apiBase, "");
  return { method, path, query, headers, credentials, body: fieldsOf(body) };
}

function fieldsOf(body: BodyInit | null): unknown {
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === "string" ? JSON.parse(body) : null;
}
