import { oneLine } from "@ribambelle/domain/kernel/characters/oneLine";

/** Gives what an entry says in characters that are seen, one line each text: others would forge lines where it is read (AUDITS-07). */
export function plainly<Value>(value: Value): Value {
  if (typeof value === "string") return oneLine(value, 0, Number.POSITIVE_INFINITY) as Value;
  if (Array.isArray(value)) return value.map(plainly) as Value;
  // A moment is written as JSON writes it.
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainly(each)])) as Value;
}
