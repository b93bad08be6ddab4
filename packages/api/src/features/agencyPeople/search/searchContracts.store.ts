import type { FoundContract } from "@ribambelle/domain/agencyPeople/search";
import { type ContractKind, statesOfKind } from "@ribambelle/domain/contracts/contractKind";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { last, typedAs } from "./finding.store.ts";
import type { SomeFound } from "./search.store.ts";

const kinds = {
  guard: { table: "parent_contract", person: "parent_id" },
  housework: { table: "housework_contract", person: "parent_id" },
  babysitter: { table: "babysitter_contract", person: "babysitter_id" },
} as const;

const meaning = (kind: ContractKind) =>
  `CASE c.state ${statesOfKind[kind].rows.map((row) => `WHEN ${row.value} THEN '${row.meaning}'`).join(" ")} END`;

const reference = typedAs("lower($1::text)");
const most = "(SELECT $2::integer)";

const part = (kind: ContractKind) => `(SELECT '${kind}' AS kind, c.id, c.reference, ${meaning(kind)} AS state,
    c.${kinds[kind].person} AS "userId"
  FROM ${kinds[kind].table} c WHERE lower(c.reference) ~>=~ ${reference} AND lower(c.reference) ~<~ (${reference} || ${last})
  ORDER BY lower(c.reference) USING ~<~, c.id LIMIT ${most} + 1)`;

/** Searches the contracts of these kinds whose reference begins as is typed, in the order of their references. */
export async function searchContracts(
  reading: ListReads,
  typed: string,
  of: readonly ContractKind[],
  count: number,
): Promise<SomeFound<FoundContract>> {
  if (of.length === 0) return { rows: [], isPartial: false };
  const { rows } = await reading.query<FoundContract>({
    name: `contracts-search-${of.join("-")}`,
    text: `SELECT f.*, trim(p.first_name || ' ' || p.last_name) AS "displayName"
      FROM (${of.map(part).join(" UNION ALL ")}) f
        CROSS JOIN LATERAL (SELECT * FROM person WHERE id = f."userId" LIMIT 1) p
      ORDER BY lower(f.reference) USING ~<~, f.kind, f.id LIMIT ${most} + 1`,
    values: [typed, count],
  });
  return { rows: rows.slice(0, count), isPartial: rows.length > count };
}
