import { type Access, apiBase, type Endpoint, isInPath } from "@ribambelle/domain/kernel/endpoint";
import { type Locale, preferredLocale } from "@ribambelle/domain/kernel/locale";
import { admits } from "@ribambelle/domain/kernel/permissions/access";
import { queryTexts } from "@ribambelle/domain/kernel/queryTexts";
import { commonRefusals, fieldProblems, type Issue, type Refusal } from "@ribambelle/domain/kernel/refusal";
import { outsideNames, readWire, writeWire } from "@ribambelle/domain/kernel/wire";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type * as z from "zod/mini";
import type { Actor, By } from "../acting/actor.ts";
import type { Once } from "../acting/once/once.ts";
import { Refused } from "../acting/refused.ts";
import type { Proof } from "../acting/sessions.ts";
import type { VersionCheck } from "../acting/versionCheck.ts";
import type { WriteLimit } from "../acting/writeLimit.ts";
import { answerError, headersOf, logFailure, refusedOf, withoutFile } from "./answers/errors.ts";
import { letArrive, readArriving, readForm, routeWithForm } from "./requests/forms.ts";
import { mediaTypes } from "./requests/mediaTypes.ts";
import { readOnce } from "./requests/onceKeys.ts";
import { versionCheckOf, versionTeller } from "./requests/versions.ts";
import type { SecretCookie } from "./secretCookie.ts";
import type { SessionCookie } from "./sessionCookie.ts";

/** Where features register their endpoints. */
export interface Router {
  readonly app: FastifyInstance;
  /** Gives the signed-in person of a request, or null. A passive request does not count as activity. */
  readonly actorOf: (request: FastifyRequest, passive?: "passive") => Promise<Actor | null>;
  /**
   * Calls back as soon as the session of a request ends, in any process; gives a function that stops
   * watching.
   */
  readonly watchSession: (request: FastifyRequest, ended: () => void) => () => void;
  /** Counts a signed-in person's call that changes something. */
  readonly limitWrites: WriteLimit;
  /** Gives what the session of a request has proved; null when there is none. */
  readonly proofOf: (request: FastifyRequest) => Promise<Proof | null>;
  /** The cookie that carries a session's token. */
  readonly cookie: SessionCookie;
  /** The cookie by which a browser is known from which somebody signed in. */
  readonly markCookie: SecretCookie;
  /** The origins that a state-changing request may come from. */
  readonly origins: readonly string[];
  /**
   * Throws for an answer that does not match its endpoint's schema; set in tests only, production trusts the
   * types.
   */
  readonly checkAnswer?: ((schema: z.ZodMiniType, answer: unknown) => void) | undefined;
  /** Throws for a refusal that its endpoint does not declare, so that nobody knows it in the person’s language; in tests too. */
  readonly checkRefusal?: ((endpoint: Endpoint, refused: Refused) => void) | undefined;
  /**
   * Notes that somebody who is signed in was refused what is not theirs to do; gives what they are answered: that refusal, or that
   * of too many writes.
   */
  readonly noteRefused?: (request: FastifyRequest, call: string, refused: Refused) => Promise<Refused>;
  /** Every endpoint served so far, for the OpenAPI document. */
  readonly endpoints: Endpoint[];
}

/** One valid call, as a handler gets it: nothing in it needs to be checked again. */
export interface Call<Body, Params, Caller> {
  readonly actor: Caller;
  readonly body: Body;
  readonly params: Params;
  readonly by: By;
  readonly locale: Locale;
  /** For a versioned endpoint: whether the call was made for this version of what it changes. */
  readonly versionCheck: VersionCheck;
  /** For an endpoint that is done once: which sending it is; null when the caller does not say. */
  readonly once: Once;
  /** Tells the version that a versioned endpoint read or made. */
  readonly tellVersion: (version: number) => void;
  /** Refuses a caller who has not proved lately to be themselves, for an endpoint of which only some bodies ask it. */
  readonly refuseUnproven: () => Promise<void>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Caller<Who extends Access> = Who extends "public" ? Actor | null : Actor;

type Fields = z.ZodMiniObject;

interface Options {
  /**
   * For calls that a page makes by navigation (a form post, a link): the address to which an error redirects a caller
   * who did not ask for JSON; null where the call was not made so.
   */
  readonly failurePage?: (refused: Refused, request: FastifyRequest) => string | null;
}

/** Serves one endpoint: origin, session, role or permission, and shape are checked before the handler, and only declared fields leave. */
export function serve<Body extends Fields, Params extends Fields, Output, Who extends Access>(
  router: Router,
  endpoint: Endpoint<Body, Params, Output, Who>,
  handle: (
    call: Call<z.infer<Body>, z.infer<Params>, Caller<Who>>,
  ) => Promise<Output | FastifyReply | undefined>,
  options: Options = {},
): void {
  const { failurePage } = options;
  const { upload } = endpoint;
  const answer = answerer(router, endpoint, handle);
  router.endpoints.push(endpoint as unknown as Endpoint);
  const route: RouteOptions = {
    method: endpoint.method,
    url: apiBase + endpoint.path,
    config: {
      isEndless: endpoint.download === "text/event-stream",
      arrivesSlowly: upload?.isStreamed ?? false,
    },
    onRequest: async (request) => {
      if (endpoint.method === "POST" || endpoint.isNoted) checkOrigin(request, router.origins);
      checkMediaType(request, endpoint.bodyForm);
      request.actor = await router.actorOf(request, endpoint.isPassive ? "passive" : undefined);
      request.actor = checkLevel(endpoint, request.actor);
      checkAccess(endpoint.access, request.actor);
      if (endpoint.needsProof && endpoint.needsProof !== "by-body")
        checkProof(endpoint, await router.proofOf(request));
      // Not what anybody may call: signing in has limits of its own, and signing out must always be possible.
      const writes = endpoint.isNoted || (endpoint.method === "POST" && endpoint.access !== "public");
      if (writes && request.actor) await router.limitWrites(request.actor.personId);
    },
    handler: async (request, reply) => {
      if (!upload) return answer(request, reply, request.body ?? {});
      if (upload.isStreamed) {
        const fields = await readArriving(request, endpoint.body, upload);
        return answer(request, reply, fields).finally(() => letArrive(request));
      }
      const form = await readForm(request, endpoint.body, upload);
      return answer(request, reply, form.fields).finally(form.letGo);
    },
    errorHandler: async (met, request, reply) => {
      const isNoted = met instanceof Refused && isToBeNoted(met, endpoint.access);
      const error = (isNoted && (await router.noteRefused?.(request, endpoint.name, met))) || met;
      router.checkRefusal?.(endpoint as unknown as Endpoint, refusedOf(error, request));
      if (!failurePage || wantsJson(request)) return answerError(error, request, reply);
      const refused = refusedOf(error, request);
      const failed = failurePage(refused, request);
      if (failed === null) return answerError(error, request, reply);
      logFailure(error, refused, request);
      return withoutFile(reply).headers(headersOf(refused)).redirect(failed, 303);
    },
  };
  if (upload) routeWithForm(router.app, route);
  else router.app.route(route);
}

const notTheirs = new Set(
  [
    commonRefusals.forbidden,
    commonRefusals.foreignId,
    commonRefusals.foreignOrigin,
    staffRefusals.passwordToChange,
  ].map(({ code }) => code),
);

const isOfStaff = (access: Access): boolean => typeof access === "object" && "permission" in access;

// Whoever of the agency asks for what is not there may be trying ids (STAFF-38).
const isToBeNoted = ({ refusal: { code } }: Refused, access: Access): boolean =>
  notTheirs.has(code) || (isOfStaff(access) && code === commonRefusals.notFound.code);

function answerer<Body extends Fields, Params extends Fields, Output, Who extends Access>(
  { checkAnswer, proofOf }: Router,
  endpoint: Endpoint<Body, Params, Output, Who>,
  handle: Parameters<typeof serve<Body, Params, Output, Who>>[2],
) {
  const problems = { ...fieldProblems, ...endpoint.problems };
  const none = outsideNames(endpoint.params).length > 0 ? null : readParameters(endpoint, {}, problems);
  return async (request: FastifyRequest, reply: FastifyReply, given: unknown) => {
    const params = none ?? readParameters(endpoint, parametersOf(endpoint, request), problems);
    const body = endpoint.method === "POST" ? read(endpoint, given, problems) : {};
    const { actor } = request;
    const by: By = {
      actorId: actor?.personId ?? null,
      address: request.ip,
      requestId: request.id,
      functions: actor?.role === "Agency" ? actor.functions : null,
    };
    const locale = preferredLocale(request.headers["accept-language"]);
    const answer = await handle({
      actor: actor as Caller<Who>,
      body: body as z.infer<Body>,
      params,
      by,
      locale,
      versionCheck: versionCheckOf(endpoint as unknown as Endpoint, request),
      tellVersion: versionTeller(reply),
      refuseUnproven: async () => checkProof(endpoint, await proofOf(request)),
      once: endpoint.isOnce && actor ? readOnce(request, actor.personId, endpoint, body) : null,
      request,
      reply,
    });
    // A reply is thenable: awaited, it is undefined once it has been sent. A stream ends by itself.
    if (answer === undefined) return reply.sent ? undefined : reply;
    if (checkAnswer && endpoint.isVersioned && !reply.hasHeader("etag"))
      throw new Error(`${endpoint.name} told no version`);
    checkAnswer?.(endpoint.output, answer);
    const written = writeWire(endpoint.output, answer as Output);
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(written));
  };
}

/** True when the caller asks for JSON by name; a browser's own navigation does not. */
export function wantsJson(request: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(request.headers.accept ?? "");
}

/** True when a page without script sent the form itself: it shows what is answered. */
export const isSentForm = (request: FastifyRequest): boolean =>
  !wantsJson(request) && (request.headers["content-type"] ?? "").toLowerCase().startsWith(mediaTypes.form);

// Browsers send Origin on every cross-site POST, and old ones no Sec-Fetch-Site with what they read: without either the caller is no page, unless Sec-Fetch-Site says
// otherwise.
function checkOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const foreign =
    origin === undefined ? site === "cross-site" || site === "same-site" : !origins.includes(origin);
  if (foreign) throw new Refused(commonRefusals.foreignOrigin);
}

function checkMediaType(request: FastifyRequest, form: Endpoint["bodyForm"]): void {
  const given = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"]) > 0;
  if (hasBody && given !== mediaTypes[form]) throw new Refused(commonRefusals.unsupportedMediaType);
}

function checkAccess(access: Access, actor: Actor | null): void {
  if (access === "public") return;
  if (actor === null) throw new Refused(commonRefusals.unauthorized);
  if (!admits(access, actor)) throw new Refused(commonRefusals.forbidden);
  // Of the agency nothing opens to a password that is too short for it (STAFF-20).
  if (isOfStaff(access) && actor.mustChangePassword) throw new Refused(staffRefusals.passwordToChange);
}

// The one place where a session without its second factor is held back (FACTOR-02); to a public call it is nobody's.
function checkLevel({ access, isBeforeSecondFactor }: Endpoint, actor: Actor | null): Actor | null {
  if (actor?.level !== "password" || isBeforeSecondFactor) return actor;
  if (access === "public") return null;
  throw new Refused(commonRefusals.secondFactorRequired);
}

// What staff may do to others, no password proves alone (STAFF-34).
function checkProof(
  { needsProof, access }: Pick<Endpoint, "needsProof" | "access">,
  proof: Proof | null,
): void {
  if (proof?.isFresh && (proof.hasSecondFactor || !isOfStaff(access))) return;
  if (needsProof === "with-second-factor" && !proof?.hasSecondFactor) return;
  throw new Refused(commonRefusals.proofNeeded);
}

function read<S extends z.ZodMiniType>(
  { body, invalid = commonRefusals.invalid }: { body: S; invalid?: Refusal },
  json: unknown,
  problems: Endpoint["problems"],
): z.infer<S> {
  const reading = readWire(body, json, problems);
  if (reading.ok) return reading.value;
  throw new Refused(invalid, { issues: reading.issues.map((issue) => said(issue, problems)) });
}

// A parameter of the path cannot be given in the query, nor one of the query twice in different cases.
function parametersOf(
  { path, params: schema }: { path: string; params: Fields },
  { params, query }: FastifyRequest,
): Record<string, unknown> {
  const given = Object.entries(query as Record<string, unknown>).filter(
    ([name]) => !path.toLowerCase().split("/").includes(`:${name.toLowerCase()}`),
  );
  return { ...queryTexts(schema, Object.fromEntries(given)), ...(params as Record<string, unknown>) };
}

// An address that names a thing by parameters that are invalid is answered as an unknown one (404); a question that is asked wrong
// in the query is said to be so (400).
function readParameters<Params extends Fields>(
  { method, path, params }: { method: string; path: string; params: Params },
  given: unknown,
  problems: Endpoint["problems"],
): z.infer<Params> {
  const reading = readWire(params, given, problems);
  if (reading.ok) return reading.value;
  const isAsked = reading.issues.every((issue) => !isInPath(path, issue.path));
  if (method !== "GET" || !isAsked) throw new Refused(commonRefusals.notFound);
  throw new Refused(commonRefusals.invalid, { issues: reading.issues.map((issue) => said(issue, problems)) });
}

function said(issue: Omit<Issue, "message">, problems: Endpoint["problems"]): Issue {
  return { ...issue, message: (problems[issue.code] ?? fieldProblems.invalid)?.fr ?? issue.code };
}
