import type { Logger } from "pino";

/** The codes of a list of values. */
interface Codes {
  has(value: unknown): boolean;
}

/**
 * Gives the rows whose codes this version knows. Others, which a newer version keeps, are left out, so that the list is shown; the
 * log says which code, and nothing of a person. A field that is null is known.
 */
export function knownRows<Row extends object>(
  kept: string,
  rows: readonly Row[],
  codes: { readonly [Field in keyof Row]?: Codes },
  log: Pick<Logger, "warn">,
): Row[] {
  const fields = Object.entries(codes) as [keyof Row & string, Codes][];
  return rows.filter((row) => {
    const unknown = fields.find(([field, { has }]) => row[field] !== null && !has(row[field]));
    if (!unknown) return true;
    const [field] = unknown;
    log.warn({ kept, field, code: row[field] }, "a row is left out: this version does not know its code");
    return false;
  });
}
