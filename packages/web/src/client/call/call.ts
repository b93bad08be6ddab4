import { apiBase, type Endpoint, isInPath } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { readWire, writeWire } from "@ribambelle/domain/kernel/wire";
import type * as z from "zod/mini";
import { type Answer, drawnRequest } from "../drawnRequest.ts";
import { leaveTo } from "../leaveTo.ts";
import { currentLocale } from "../locale.tsx";
import { endSession } from "../session.ts";
import { beginAction } from "./actions.ts";
import { noteAct } from "./acts.ts";
import { CallError, refusalOf } from "./callError.ts";
import { asChange, changesEnded, watchChanges } from "./changes.ts";
import { actionFailed, nothingCame } from "./client.texts.ts";

export { CallError, type FieldIssue } from "./callError.ts";

const timeoutMs = 30_000;
// Milliseconds: a photo takes long over a slow phone connection, the files of an import over any.
const [uploadTimeoutMs, filesTimeoutMs] = [180_000, 3_600_000];

/**
 * Makes one call of the API and gives its answer, read by the endpoint's own schema. Throws a CallError that already
 * holds what to show. A 401 ends the session first, except that of a public call, which signs in (AUTH-33, AUTH-OP1).
 */
export async function call<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
  body?: z.infer<Body>,
  params?: z.infer<Params>,
): Promise<Output> {
  return (await callVersioned(endpoint, { body, params })).value;
}

/** The answer of a versioned call, with the resource's version. */
export interface Versioned<Output> {
  readonly value: Output;
  /** The version to send with a later change (`If-Match`); null when the server gave none. */
  readonly version: string | null;
}

/**
 * The same for a versioned resource: a change sends the version it was made from, and is refused when that is
 * stale.
 */
export async function callVersioned<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
  given: Given<Body, Params> = {},
): Promise<Versioned<Output>> {
  if (endpoint.method === "GET") return answerOf(endpoint, given);
  // What somebody may give up is shown by who offers that; the overlay would keep them from it.
  const end = given.signal ? null : beginAction();
  try {
    const done = await asChange(answerOf(endpoint, given));
    noteAct(endpoint);
    return done;
  } finally {
    end?.();
  }
}

interface Given<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject> {
  readonly body?: z.infer<Body> | undefined;
  readonly params?: z.infer<Params> | undefined;
  /** The version that a change was made from. */
  readonly from?: string | null;
  /** Which sending it is, of what is done once. */
  readonly once?: string;
  /** Ends the call where somebody gives it up. */
  readonly signal?: AbortSignal;
}

async function answerOf<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
  given: Given<Body, Params>,
): Promise<Versioned<Output>> {
  const answer = await sendAround(endpoint, given);
  if (!answer.ok) {
    const error = await refusalOf(endpoint, answer);
    if (error.status === 401 && endpoint.access !== "public") endSession();
    // The entrance leads to where the second factor is given, and back here.
    if (error.code === commonRefusals.secondFactorRequired.code)
      leaveTo(`/?redirectUrl=${encodeURIComponent(location.pathname + location.search)}`);
    throw error;
  }
  const json: unknown = await answer.json().catch(() => null);
  const reading = readWire(endpoint.output, json);
  if (!reading.ok) throw new CallError(answer.status, actionFailed);
  // A compressing proxy turns the ETag into a weak one.
  const version = answer.headers.get("ETag")?.replace(/^W\//, "") ?? null;
  return { value: reading.value, version };
}

// A read whose session was replaced by a change at the same time is no sign of its end: it is asked again.
async function sendAround<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
  given: Given<Body, Params>,
): Promise<Answer> {
  const wasBesideChange = watchChanges();
  const answer = await send(endpoint, given);
  if (answer.status !== 401 || endpoint.method !== "GET" || !wasBesideChange()) return answer;
  await changesEnded();
  return send(endpoint, given);
}

async function send<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  endpoint: Endpoint<Body, Params, Output>,
  { body, params, from, once, signal }: Given<Body, Params>,
): Promise<Answer> {
  const written = body === undefined ? undefined : writeWire(endpoint.body, body);
  const { bodyForm } = endpoint;
  // A cache-buster that the server ignores (AUTH-13, AUTH-OP2).
  const query = bodyForm === "form" ? `?timestamp=${Date.now()}` : "";
  const address = apiBase + addressOf(endpoint, params);
  const headers = new Headers({ Accept: "application/json", "Accept-Language": currentLocale() });
  // The browser sets the type of the other bodies itself, with the boundary of a multipart one.
  if (written !== undefined && bodyForm === "json") headers.set("Content-Type", "application/json");
  if (from) headers.set("If-Match", from);
  if (once) headers.set("Idempotency-Key", once);
  const uploadMs = endpoint.upload?.isStreamed ? filesTimeoutMs : uploadTimeoutMs;
  const timeout = AbortSignal.timeout(bodyForm === "multipart" ? uploadMs : timeoutMs);
  const drawn = drawnRequest();
  if (drawn) return drawn.ask(address, { method: endpoint.method, headers });
  try {
    return await fetch(address + query, {
      method: endpoint.method,
      credentials: "include",
      headers,
      body: written === undefined ? null : encoders[bodyForm](written),
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
  } catch {
    throw new CallError(0, nothingCame());
  }
}

function addressOf(
  { path, params }: Pick<Endpoint, "path" | "params">,
  given: Readonly<Record<string, unknown>> = {},
): string {
  const written = writeWire(params, given) as Readonly<Record<string, unknown>>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(written[name])));
  const others = Object.entries(written).filter(([name, value]) => !isInPath(path, name) && value != null);
  const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? filled : `${filled}?${query}`;
}

const encoders = { json: JSON.stringify, form: urlEncoded, multipart };

const givenFields = (written: unknown) =>
  Object.entries(written as Record<string, unknown>).filter(([, value]) => value != null);

function urlEncoded(written: unknown): URLSearchParams {
  return new URLSearchParams(givenFields(written).map(([name, value]) => [name, String(value)]));
}

function multipart(written: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of givenFields(written))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof Blob ? one : String(one));
  return form;
}
