import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import {
  type Changed,
  commonRefusals,
  type ErrorBody,
  errorBodySchema,
  fieldProblems,
} from "@ribambelle/domain/kernel/refusal";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import * as z from "zod/mini";
import type { Answer } from "../drawnRequest.ts";
import { actionFailed, sessionExpired } from "./client.texts.ts";

/** A field that the server refused: the field's own name (not its outside spelling), the code and the sentence. */
export interface FieldIssue {
  readonly path: string;
  readonly code: string;
  readonly text: Bilingual;
}

/** What an answer says beside its sentence, as it says it. */
type Facts = Partial<Pick<ErrorBody, "questionIDs" | "changed" | "attemptsLeft">>;

/** A call that did not succeed, with what to show. */
export class CallError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string | null;
  readonly issues: readonly FieldIssue[];
  /** The questions of a survey that the server names (SURVEY-20). */
  readonly questionIds: readonly number[];
  /** Who has changed meanwhile what was to be changed, and which fields (AGUI-21); null unless the server says it. */
  readonly changed: Changed | null;
  /** How many more codes may be typed (SIGN-16); null unless the server says it. */
  readonly attemptsLeft: number | null;
  readonly text: Bilingual;

  constructor(
    status: number,
    text: Bilingual,
    code: string | null = null,
    issues: readonly FieldIssue[] = [],
    facts: Facts = {},
  ) {
    super(text.en);
    this.name = "CallError";
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.questionIds = facts.questionIDs ?? [];
    this.changed = facts.changed ?? null;
    this.attemptsLeft = facts.attemptsLeft ?? null;
    this.text = text;
  }
}

/** Gives a CallError as it is; any other error becomes one whose sentence is `actionFailed`. */
export function callErrorOf(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError(0, actionFailed);
}

// A proxy's error answers may lack any of our fields.
const anyErrorBodySchema = z.partial(errorBodySchema);
type AnyErrorBody = z.infer<typeof anyErrorBodySchema>;

/** Gives the error of a refused call: for a known code our own sentence, else the server's. */
export async function refusalOf(endpoint: Endpoint, answer: Answer): Promise<CallError> {
  const parsed = anyErrorBodySchema.safeParse(await answer.json().catch(() => null));
  const body: AnyErrorBody = parsed.success ? parsed.data : {};
  const issues = (body.issues ?? []).map(({ path, code, message }) => ({
    path: insidePath(endpoint, path),
    code,
    text: endpoint.problems[code] ?? fieldProblems[code] ?? ownSentence(endpoint, code) ?? same(message),
  }));
  const text = sentence(endpoint, answer, body);
  return new CallError(answer.status, text, body.code ?? null, issues, body);
}

function sentence(endpoint: Endpoint, answer: Answer, body: AnyErrorBody): Bilingual {
  if (answer.status >= 500) return actionFailed;
  if (body.code === commonRefusals.unauthorized.code) return sessionExpired;
  const own = ownSentence(endpoint, body.code);
  if (own) return own;
  const given = body.message || answer.statusText;
  return given === "" || given === "Internal Server Error" ? actionFailed : same(given); // ERR-15 to -17, ERR-OP2
}

function ownSentence(endpoint: Endpoint, code: string | undefined): Bilingual | null {
  const known = [...endpoint.refusals, ...Object.values(commonRefusals)].find((r) => r.code === code);
  return known && !known.isOfFacts ? { fr: known.fr, en: known.en } : null;
}

const same = (text: string): Bilingual => ({ fr: text, en: text });

function insidePath(endpoint: Endpoint, path: string): string {
  const [outside = "", ...rest] = path.split(/(?=[.[])/);
  const found = outsideNames(endpoint.body).find(([, name]) => name.toLowerCase() === outside.toLowerCase());
  return [found?.[0] ?? outside, ...rest].join("");
}
