import * as z from "zod/mini";
import { fieldProblems, type Issue } from "./refusal.ts";

type Schema = z.core.$ZodType;
type Names = Readonly<Record<string, string>>;

// The outside spelling of the fields of each object schema: looked up by schema, it applies at every depth.
const spellings = new WeakMap<Schema, Names>();

/** Gives the same schema with the outside spelling of each of its fields: one that is forgotten does not compile. */
export function wire<S extends z.ZodMiniObject>(
  schema: S,
  names: { readonly [Key in keyof z.infer<S>]-?: string },
): S {
  const spelled = z.clone(schema);
  spellings.set(spelled, names as Names);
  return spelled;
}

/** The outside name of each field of an object schema, in its order. */
export function outsideNames(schema: Schema): [field: string, outside: string, inner: Schema][] {
  const shape = (schema as z.ZodMiniObject)._zod.def.shape as Record<string, Schema>;
  const names = spellings.get(schema);
  return Object.entries(shape).map(([field, inner]) => [field, names?.[field] ?? field, inner]);
}

interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  values?: readonly unknown[];
}

/** Unwraps a schema of its optional, nullable and default wrappers. */
export function coreOf(schema: Schema): { schema: Schema; definition: Definition } {
  const definition = schema._zod.def as unknown as Definition;
  return definition.innerType ? coreOf(definition.innerType) : { schema, definition };
}

/** True for a field that may be left out and knows no null of its own: null says then that it is missing (DATA-OP4). */
function isMissingAsNull(schema: Schema): boolean {
  const { type } = schema._zod.def as unknown as Definition;
  return (type === "optional" || type === "default") && !isNullable(schema);
}

function isNullable(schema: Schema): boolean {
  const { type, innerType } = schema._zod.def as unknown as Definition;
  return type === "nullable" || (innerType !== undefined && isNullable(innerType));
}

class Unreadable extends Error {
  readonly issue: Omit<Issue, "message">;
  constructor(issue: Omit<Issue, "message">) {
    super(issue.code);
    this.issue = issue;
  }
}

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

// Matches field names in any case (API-OP4), drops unknown fields, refuses texts that PostgreSQL cannot
// store.
function fold(outer: Schema, json: unknown, path: string): unknown {
  const { schema, definition } = coreOf(outer);
  if (typeof json === "string" && (json.includes("\0") || !json.isWellFormed())) {
    throw new Unreadable({ path, code: "invalid" });
  }
  if (definition.type === "array" && Array.isArray(json)) {
    const element = definition.element as Schema;
    return json.map((item, index) => fold(element, item, `${path}[${index}]`));
  }
  if (definition.type !== "object" || !isRecord(json)) return json;
  const given = new Map<string, unknown>();
  for (const [name, value] of Object.entries(json)) {
    const folded = name.toLowerCase();
    if (given.has(folded)) throw new Unreadable({ path: join(path, name), code: "duplicate" });
    given.set(folded, value);
  }
  const folded: Record<string, unknown> = {};
  for (const [field, outside, inner] of outsideNames(schema)) {
    const value = given.get(outside.toLowerCase());
    if (value === null && isMissingAsNull(inner)) continue;
    if (value !== undefined) folded[field] = fold(inner, value, join(path, outside));
  }
  return folded;
}

const join = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

function outsidePath(outer: Schema, keys: readonly PropertyKey[]): string {
  let schema = outer;
  let path = "";
  for (const key of keys) {
    const { schema: inner, definition } = coreOf(schema);
    if (definition.type === "array") {
      path += `[${String(key)}]`;
      schema = definition.element as Schema;
    } else {
      // Of a union it is not known which shape was meant: its fields are spelled as they are.
      const names = definition.type === "object" ? outsideNames(inner) : [];
      const found = names.find(([field]) => field === key);
      path = join(path, found?.[1] ?? String(key));
      schema = found?.[2] ?? inner;
    }
  }
  return path;
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);
}

/** Gives the code of a schema's problem: the one it names, `required` where nothing was given, else `invalid`. */
export function problemCode(
  issue: z.core.$ZodIssue,
  value: unknown,
  known: Readonly<Record<string, unknown>>,
): string {
  if (issue.message in known) return issue.message;
  const given = valueAt(value, issue.path);
  if (given === undefined || given === null) return "required";
  // zod says `too_big` of numbers too, for which "too long" would be wrong.
  const isLong = issue.code === "too_big" && ["string", "array"].includes(issue.origin);
  return isLong ? "too-long" : "invalid";
}

// A list of ten thousand wrong items must not make an answer of megabytes.
const mostIssues = 100;

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Omit<Issue, "message">[] };

/**
 * Reads JSON of the outside: names in any case, unknown fields ignored, then the schema.
 * `problems` holds the codes that the schema may name beside the generic ones.
 */
export function readWire<S extends z.ZodMiniType>(
  schema: S,
  json: unknown,
  problems: Readonly<Record<string, unknown>> = {},
): Parsed<z.infer<S>> {
  try {
    const folded = fold(schema, json, "");
    const parsed = schema.safeParse(folded);
    if (parsed.success) return { ok: true, value: parsed.data };
    const known = { ...fieldProblems, ...problems };
    const issues = parsed.error.issues.slice(0, mostIssues).map((issue) => ({
      path: outsidePath(schema, issue.path),
      code: problemCode(issue, folded, known),
    }));
    return { ok: false, issues };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, issues: [error.issue] };
    throw error;
  }
}

type Writer = (value: unknown) => unknown;
const writers = new WeakMap<Schema, Writer>();

function writerOf(outer: Schema): Writer {
  const { schema, definition } = coreOf(outer);
  const known = writers.get(schema);
  if (known) return known;
  let writer: Writer = (value) => value;
  if (definition.type === "array") {
    const element = writerOf(definition.element as Schema);
    writer = (value) => (Array.isArray(value) ? value.map(element) : value);
  } else if (definition.type === "object") {
    const fields = outsideNames(schema).map(
      ([field, outside, inner]) => [field, outside, writerOf(inner)] as const,
    );
    writer = (value) => {
      if (!isRecord(value)) return value;
      const written: Record<string, unknown> = {};
      for (const [field, outside, write] of fields) written[outside] = write(value[field]);
      return written;
    };
  }
  writers.set(schema, writer);
  return writer;
}

/** Writes a value for the outside: only the fields that the schema declares, under their outside names. */
export function writeWire<S extends z.ZodMiniType>(schema: S, value: z.infer<S>): unknown {
  return writerOf(schema)(value);
}
