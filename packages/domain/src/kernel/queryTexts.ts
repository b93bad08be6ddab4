import type * as z from "zod/mini";
import { coreOf, outsideNames } from "./wire.ts";

type Schema = z.core.$ZodType;

/**
 * Reads what stands in a query as its schema means it, since all of it arrives as text there: several values are separated by
 * commas, numbers are digits. What a schema does not take stays for it to refuse.
 */
export function queryTexts(
  params: Schema,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const schemas = new Map(outsideNames(params).map(([, name, schema]) => [name.toLowerCase(), schema]));
  const read = Object.entries(given).map(([name, value]) => {
    const schema = schemas.get(name.toLowerCase());
    return [name, schema ? meantBy(schema, value) : value];
  });
  return Object.fromEntries(read);
}

function meantBy(schema: Schema, given: unknown): unknown {
  const { type, element, values } = coreOf(schema).definition;
  // A key that is repeated means the same as its values by commas.
  if (type === "array" && element)
    return [given]
      .flat()
      .flatMap((one) => (typeof one === "string" ? one.split(",") : [one]))
      .map((one) => meantBy(element, one));
  if (type !== "literal" || typeof given !== "string") return given;
  const meant = values?.find((value) => String(value) === given);
  return meant === undefined ? given : meant;
}
