import { preferredLocale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals, type ErrorBody, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ConstraintRefused, refusedByConstraint } from "../../acting/constraints.ts";
import { Refused } from "../../acting/refused.ts";
import { isAbsentDatabase } from "../../db/connection/absentDatabase.ts";
import { FileChanged, FileStoreAway, NoSuchFile } from "../../files/storeProblems.ts";

// Errors of Fastify itself, by status; its other 4xx mean a request that cannot be read.
const frameworkRefusals: Record<number, Refusal> = {
  404: commonRefusals.notFound,
  405: commonRefusals.methodNotAllowed,
  413: commonRefusals.tooLarge,
  415: commonRefusals.unsupportedMediaType,
};

/** A method that an address does not take. */
export class WrongMethod extends Refused {
  /** The methods that it takes. */
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
  if (error instanceof NoSuchFile) return new Refused(commonRefusals.fileMissing);
  if (error instanceof FileChanged) return new Refused(commonRefusals.fileChanged);
  return refusedByConstraint(error, server.constraints) ?? new Refused(commonRefusals.internal);
}

/**
 * Sets `request.refused`; logs an error that is not the caller's fault, with the details that no answer
 * contains.
 */
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

/** Removes the headers of a file from an answer that is going to be something else. */
export function withoutFile(reply: FastifyReply): FastifyReply {
  for (const name of ["content-type", "content-length", "content-disposition"]) reply.removeHeader(name);
  return reply;
}

// Reads and discards the rest of a refused body when it is short: a proxy that is cut while it still sends
// reports a failure in place of the answer. A long body, or one without a length, is not waited for.
function withoutCut({ refusal }: Refused, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.status !== commonRefusals.tooLarge.status) return;
  const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  if (length <= 25_000_000) reply.removeHeader("connection");
  else reply.header("connection", "close");
}

function bodyOf(refused: Refused, request: FastifyRequest): ErrorBody {
  const { code, fr, isWhole } = refused.refusal;
  const body: ErrorBody = { message: fr, code, requestId: request.id };
  const [issue, ...others] = refused.issues ?? [];
  // The one thing to correct is what a caller shows who shows the message alone (ERR-01, ERR-04, ERR-15).
  if (issue && others.length === 0 && !isWhole) body.message = issue.message;
  if (refused.issues) body.issues = [...refused.issues];
  if (refused.changed) body.changed = refused.changed;
  if (refused.missing) body.missing = [...refused.missing];
  if (refused.attemptsLeft !== undefined) body.attemptsLeft = refused.attemptsLeft;
  if (refused.questionIds) body.questionIDs = [...refused.questionIds];
  if (refused instanceof ConstraintRefused) {
    // Endpoints do not declare these refusals, so pages cannot translate them: the message is in the caller's
    // language.
    body.message = inTheirLanguage(refused, request);
    if (refused.field) body.issues = [{ path: refused.field, code, message: body.message }];
  }
  if (isOfFile(refused) || refused.refusal.isOfFacts) body.message = inTheirLanguage(refused, request);
  return body;
}

const inTheirLanguage = ({ refusal }: Refused, { headers }: FastifyRequest): string =>
  refusal[preferredLocale(headers["accept-language"])];

const isOfFile = ({ refusal }: Refused): boolean =>
  refusal === commonRefusals.fileMissing || refusal === commonRefusals.fileChanged;

/** The one place where errors become answers: `{ message, code, requestId, issues? }`; details only in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusedOf(error, request);
  const { status } = refused.refusal;
  logFailure(error, refused, request);
  withoutCut(refused, request, reply);
  return withoutFile(reply).code(status).headers(headersOf(refused)).send(bodyOf(refused, request));
}
