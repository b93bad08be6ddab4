import { kindsToRead, mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import type * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../../acting/cursors.ts";
import { Refused } from "../../../../acting/refused.ts";
import type { FeatureDeps } from "../../../../feature.ts";
import { findPeople, nobody, typedOf } from "../../../agencyPeople/index.ts";
import { holderOf } from "../contractTables.ts";
import { listedOf } from "../listed.columns.ts";
import { contractOrders, listContracts, type SortedContract } from "./contracts.list.store.ts";

type Asked = z.infer<typeof api.getContracts.params>;
type Reading = Pick<FeatureDeps, "listReads" | "now">;

/** Gives one page of the contracts of a kind to whoever may read them (AGCON-03). */
export async function readContracts(
  { listReads, now }: Reading,
  functions: readonly StaffFunction[],
  { q, sort = "-updated", ...asked }: Asked,
) {
  if (!mayWithContracts(functions, asked.kind, "read")) throw new Refused(commonRefusals.forbidden);
  const by = sort.replace("-", "") as keyof typeof contractOrders;
  const order = { columns: contractOrders[by], isDescending: sort.startsWith("-") };
  const wanted = pageWanted(by, order, asked);
  const found = q === undefined ? null : foundBy(functions, typedOf(q), asked.kind);
  const { page, counted } = await listContracts(listReads, { ...asked, found, now: now() }, wanted);
  const keyOf = (row: SortedContract) => [keyIn(row)[by], row.id];
  return listPage(page, counted, by, {
    keyOf,
    itemOf: ({ updatedKey: _, askedKey: __, ...kept }) => listedOf(kept),
  });
}

const keyIn = (row: SortedContract): Record<keyof typeof contractOrders, string | null> => ({
  updated: row.updatedKey,
  start: row.startDate,
  end: row.endDate,
  asked: row.askedKey,
  reference: row.reference,
});

// A word alone may be a reference; whom one may not read by what is private is not found by it.
function foundBy(functions: readonly StaffFunction[], typed: string, kind: Asked["kind"]) {
  const role = holderOf[kind];
  const mayFind = kindsToRead(functions).includes(role);
  return {
    people: mayFind ? findPeople(typed, role, mayWith(functions, role, "read-private")) : nobody,
    reference: typed.includes(" ") ? null : typed,
  };
}
