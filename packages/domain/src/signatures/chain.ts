/** What the chain of a request begins with, in place of a former hash (SIGN-49). */
export const firstPrevious = "0".repeat(64);

/** What happens to a request (SIGN-50). */
export const eventKinds = [
  "opened-by-agency",
  "told",
  "viewed",
  "read",
  "accepted",
  "code-sent",
  "code-wrong",
  "code-right",
  "signed",
  "refused",
  "mistake-reported",
  "reminded",
  "expired",
  "canceled",
  "sealing-failed",
  "sealed",
  "copied",
  "downloaded",
  "withdrawn",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Texts, whole numbers, yes or no, lists and records of these: what a fact may be. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/** One event of a request, as its hash is taken of it. */
export interface ChainEvent {
  readonly request: string;
  readonly seq: number;
  /** UTC with milliseconds. */
  readonly at: string;
  readonly kind: string;
  readonly position: number | null;
  readonly facts: Fact;
  readonly previous: string;
}

/**
 * Writes a value as canonical JSON (RFC 8785). Throws for a number that is not whole and for a text with half a character,
 * which no fact holds.
 */
export function canonicalJson(value: Fact): string {
  if (typeof value === "string") {
    if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value))
      throw new Error("half a character has no canonical form");
    return JSON.stringify(value);
  }
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new Error("a fact is a whole number, or none");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  // `sort` compares by UTF-16 code units, as the norm asks.
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, of]) => `${JSON.stringify(name)}:${canonicalJson(of)}`).join(",")}}`;
}

const isList = (value: Fact): value is readonly Fact[] => Array.isArray(value);

/** Writes what the hash of an event is taken of (SIGN-49). */
export const canonicalEvent = ({ at, facts, kind, position, previous, request, seq }: ChainEvent): string =>
  canonicalJson({ at, facts, kind, position, previous, request, seq });
