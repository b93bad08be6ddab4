import type { PageSize } from "@ribambelle/domain/kernel/lists/longList";
import { cappedCount, defaultPageSize, mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { type KeyColumn, type ListOrder, type Page, type Place, pageOf } from "../db/keyset.ts";
import { Refused } from "./refused.ts";

/** Which page of a list is asked for, as its call says it. */
export interface PageAsked {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit?: PageSize | undefined;
}

/** A page of a list, as a store reads it. */
export interface PageWanted {
  readonly order: ListOrder;
  readonly place: Place | null;
  readonly limit: number;
}

/** Gives which page is asked for of a list that is sorted so; refused where its cursor is none of that list and order. */
export function pageWanted(sort: string, order: ListOrder, asked: PageAsked): PageWanted {
  const { after, before, limit = defaultPageSize } = asked;
  if (after === undefined && before === undefined) return { order, place: null, limit };
  if (after !== undefined && before !== undefined) throw new Refused(agencyRefusals.cursorUnusable);
  const key = readCursor((after ?? before) as string);
  const [ofSort, ...values] = key;
  const fits =
    ofSort === sort &&
    values.length === order.columns.length &&
    order.columns.every((column, place) => isOf(column, values[place]));
  if (!fits) throw new Refused(agencyRefusals.cursorUnusable);
  return { order, place: { side: after === undefined ? "before" : "after", key: values }, limit };
}

/** How many rows a list has, and without its filters, null where none narrows it; one more than are counted, where there are more. */
export interface Counted {
  readonly count: number;
  readonly outOf: number | null;
}

/** Writes what counts a list, as `counted` of a statement: what follows `FROM`, and the same without its filters (AGUI-11). */
export const countedFrom = (narrowed: string, all: string | null): string =>
  `counted AS (SELECT ${upTo(narrowed)} AS count, ${all === null ? "NULL::bigint" : upTo(all)} AS "outOf")`;

const upTo = (rows: string) => `(SELECT count(*) FROM (SELECT FROM ${rows} LIMIT ${mostCounted + 1}) these)`;

/**
 * Tells apart what the statement of a list found: the rows of its page, and how many they are. Where the page is empty one row
 * still says how many, and `key` is null there.
 */
export function countedPage<Key extends string, Row extends Counted & Readonly<Record<Key, unknown>>>(
  found: readonly Row[],
  key: Key,
  { place, limit }: Pick<PageWanted, "place" | "limit">,
): { readonly page: Page<Row>; readonly counted: Counted } {
  const [{ count, outOf } = { count: 0, outOf: null }] = found;
  const rows = found.filter((row) => row[key] !== null);
  return { page: pageOf(rows, place, limit), counted: { count, outOf } };
}

/** Writes a page of a list for its call; `keyOf` gives the values of a row in the columns of the order. */
export function listPage<Row, Item>(
  { rows, hasNext, hasPrevious }: Page<Row>,
  counted: Counted | number,
  sort: string,
  { keyOf, itemOf }: { keyOf: (row: Row) => readonly unknown[]; itemOf: (row: Row) => Item },
) {
  const { count, outOf } = typeof counted === "number" ? { count: counted, outOf: null } : counted;
  const cursorAt = (row: Row | undefined) => (row ? writeCursor([sort, ...keyOf(row)]) : null);
  return {
    items: rows.map(itemOf),
    next: hasNext ? cursorAt(rows.at(-1)) : null,
    previous: hasPrevious ? cursorAt(rows[0]) : null,
    count: { ...cappedCount(count), ...(outOf !== null && { outOf: cappedCount(outOf) }) },
  };
}

const writeCursor = (key: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

function readCursor(cursor: string): readonly unknown[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(key) ? key : [];
  } catch {
    return [];
  }
}

// What PostgreSQL would not take as this type would answer 500 (AGUI-27).
function isOf({ type, whenNull }: KeyColumn, value: unknown): boolean {
  if (value === null) return whenNull !== undefined;
  if (type === "integer") return Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
  if (type === "bigint") return Number.isSafeInteger(value);
  if (typeof value !== "string" || !value.isWellFormed() || value.includes("\0")) return false;
  if (type === "text") return true;
  const form = type === "date" ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
  const at = form.test(value) ? Date.parse(value) : Number.NaN;
  // A thirtieth of February is a day of March to `Date`, and none to PostgreSQL; there is no year 0 either.
  return at > -6e13 && new Date(at).toISOString().startsWith(value.slice(0, 10));
}
