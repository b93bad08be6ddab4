import { type Counted, countedFrom, countedPage, type PageWanted } from "../../../../acting/cursors.ts";
import { askedOften, type ListReads } from "../../../../acting/office/listReads.ts";
import { keyset, type ListOrder, type Page } from "../../../../db/keyset.ts";
import { contractTables } from "../contractTables.ts";
import { type KeptListed, listedColumns } from "../listed.columns.ts";
import { type ContractsAsked, contractConditions } from "./contracts.conditions.ts";

/** A line, with what it is sorted by to the microsecond. */
export type SortedContract = KeptListed & {
  readonly updatedKey: string;
  readonly askedKey: string | null;
};

const id = { column: "c.id", type: "integer" } as const;
const day = (column: string) => ({ column, type: "date", whenNull: "'infinity'::date" }) as const;

/** The columns of each order of the lists of contracts; each has its index (AGCON-03). */
export const contractOrders = {
  updated: [{ column: "c.updated_at", type: "timestamptz" }, id],
  start: [day("c.start_date"), id],
  end: [day("c.end_date"), id],
  asked: [{ column: "c.asked_at", type: "timestamptz", whenNull: "'infinity'::timestamptz" }, id],
  // By code point: the natural order of references is for a person’s own list (AGCON-OP3).
  reference: [{ column: `c.reference COLLATE "C"`, type: "text" }, id],
} as const satisfies Record<string, ListOrder["columns"]>;

// By what these orders sort, and by nothing else.
const sorted = "c.id, c.updated_at, c.start_date, c.end_date, c.asked_at, c.reference";

const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Gives one page of contracts, and how many they are, in one statement: one more than are counted, where there are more. */
export async function listContracts(
  reading: ListReads,
  asked: ContractsAsked,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<SortedContract>; readonly counted: Counted }> {
  const { kind } = asked;
  const { table, owner } = contractTables[kind];
  const { head, text, values, isNarrowed, isFoundAlone } = contractConditions(asked);
  const rows = keyset(order, place, limit, values.length + 1);
  // Those of whoever is found are read once, to be counted and to be sorted: by what they are sorted by alone, which of many is a
  // fifth of what is shown. Lines are read one by one: PostgreSQL does not know how few they are.
  const those = `those AS MATERIALIZED (SELECT ${sorted} FROM ${table} c WHERE ${text}), `;
  const page = asked.found
    ? `(SELECT w.* FROM (SELECT c.id FROM those c WHERE true${rows.text}) k CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE id = k.id LIMIT 1) w)`
    : `(SELECT c.* FROM ${table} c WHERE ${text}${rows.text})`;
  const among = asked.found ? "those c WHERE true" : `${table} c WHERE ${text}`;
  const statement = `${head}${asked.found ? those : ""}${countedFrom(among, isNarrowed ? table : null)},
    shown AS MATERIALIZED (SELECT c.*, row_number() OVER () AS place FROM ${page} c)
    SELECT counted.count, counted."outOf", ${listedColumns(kind)}, ${instant("c.updated_at")} AS "updatedKey", ${instant("c.asked_at")} AS "askedKey"
    FROM counted LEFT JOIN shown c ON true LEFT JOIN person p ON p.id = c.${owner} LEFT JOIN person s ON s.id = c.created_by
    ORDER BY c.place`;
  const { rows: found } = await reading.query<SortedContract & Counted>({
    // Whose contracts are meant is asked all day; planning it takes as long as finding them.
    ...(isFoundAlone && place === null && askedOften(statement)),
    text: statement,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "id", { place, limit });
}
