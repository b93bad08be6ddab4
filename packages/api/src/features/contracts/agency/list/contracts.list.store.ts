import { type Counted, countedFrom, countedPage, type PageWanted } from "../../../../acting/cursors.ts";
import type { ListReads } from "../../../../acting/office/listReads.ts";
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
  const { head, text, values, isNarrowed } = contractConditions(asked);
  const rows = keyset(order, place, limit, values.length + 1);
  // Those of whoever is found are read once, to be counted and to be shown; of many no more are read than either needs.
  const few = asked.found ? `those AS MATERIALIZED (SELECT c.* FROM ${table} c WHERE ${text}), ` : "";
  const among = asked.found ? "those c WHERE true" : `${table} c WHERE ${text}`;
  const { rows: found } = await reading.query<SortedContract & Counted>({
    text: `${head}${few}${countedFrom(among, isNarrowed ? table : null)},
    shown AS MATERIALIZED (SELECT c.*, row_number() OVER () AS place
      FROM (SELECT c.* FROM ${among}${rows.text}) c)
    SELECT counted.count, counted."outOf", ${listedColumns(kind)}, ${instant("c.updated_at")} AS "updatedKey", ${instant("c.asked_at")} AS "askedKey"
    FROM counted LEFT JOIN shown c ON true LEFT JOIN person p ON p.id = c.${owner} LEFT JOIN person s ON s.id = c.created_by
    ORDER BY c.place`,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "id", { place, limit });
}
