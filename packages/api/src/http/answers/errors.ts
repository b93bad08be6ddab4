import { preferredLocale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals, type ErrorBody, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ConstraintRefused, refusedByConstraint } from "../../acting/constraints.ts";
import { Refused } from "../../acting/refused.ts";
import { isAbsentDatabase } from "../../db/connection/absentDatabase.ts";
import { FileStoreAway } from "../../files/storeProblems.ts";

// What the framework itself refuses, by its status; any other 4xx of its own is a request that cannot be read.
const frameworkRefusals: Record<number, Refusal> = {
  404: commonRefusals.notFound,
  405: commonRefusals.methodNotAllowed,
  413: commonRefusals.tooLarge,
  415: commonRefusals.unsupportedMediaType,
};

/** A method that an address does not take. */
export class WrongMethod extends Refused {
  /** Those that it takes. */
  readonly allowed: readonly string[];

  constructor(allowed: readonly string[]) {
    super(commonRefusals.methodNotAllowed);
    this.allowed = allowed;
  }
}

/** Gives the headers that a refusal is answered with. */
export function headersOf(refused: Refused): Record<string, string> {
  const { retryAfterSeconds } = refused;
  return {
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
    ...(refused instanceof WrongMethod && { allow: refused.allowed.join(", ") }),
  };
}

/** Gives what is answered for an error that a request met: its refusal, or a bug's calm sentence. */
export function refusedOf(error: unknown, { server }: FastifyRequest): Refused {
  if (error instanceof Refused) return error;
  const status = (error as FastifyError).statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Refused(frameworkRefusals[status] ?? commonRefusals.malformed);
  if (isAbsentDatabase(error)) return new Refused(commonRefusals.unavailable, { retryAfterSeconds: 2 });
  if (error instanceof FileStoreAway)
    return new Refused(commonRefusals.unavailable, { retryAfterSeconds: 10 });
  return refusedByConstraint(error, server.constraints) ?? new Refused(commonRefusals.internal);
}

/** Notes on the request what it was refused for, and an error that is not the caller's in the log, where alone its details stand. */
export function logFailure(error: unknown, refused: Refused, request: FastifyRequest): void {
  const { status, code } = refused.refusal;
  request.refused = refused;
  if (status >= 500) request.log.error({ err: withoutRows(error), code }, "request failed");
}

// PostgreSQL's details quote the row that it refused: somebody's data, which no log may hold (budgets.md, Security).
function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error && "detail" in error)) return error;
  return Object.assign(Object.create(error), { detail: undefined, where: undefined });
}

/** Takes back what an answer had announced when it began as a file, and goes on as something else. */
export function withoutFile(reply: FastifyReply): FastifyReply {
  for (const name of ["content-type", "content-length", "content-disposition"]) reply.removeHeader(name);
  return reply;
}

// A body that is refused unread is read all the same, and thrown away, when it ends soon: a proxy that is cut while it still
// sends would see a failure in place of the answer. One that is endless, or does not say its length, is not waited for.
function withoutCut({ refusal }: Refused, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.status !== commonRefusals.tooLarge.status) return;
  const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  if (length <= 25_000_000) reply.removeHeader("connection");
  else reply.header("connection", "close");
}

function bodyOf(refused: Refused, request: FastifyRequest): ErrorBody {
  const { code, fr } = refused.refusal;
  const body: ErrorBody = { message: fr, code, requestId: request.id };
  if (refused.issues) body.issues = [...refused.issues];
  if (refused instanceof ConstraintRefused) {
    // No endpoint declares what the database may refuse: pages show this sentence as it comes.
    body.message = refused.refusal[preferredLocale(request.headers["accept-language"])];
    if (refused.field) body.issues = [{ path: refused.field, code, message: body.message }];
  }
  return body;
}

/** The one place where errors become answers: `{ message, code, requestId, issues? }`; details only in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusedOf(error, request);
  const { status } = refused.refusal;
  logFailure(error, refused, request);
  withoutCut(refused, request, reply);
  return withoutFile(reply).code(status).headers(headersOf(refused)).send(bodyOf(refused, request));
}
