import { contractsToRead } from "@ribambelle/domain/contracts/agency/contractRights";
import { type ContractKind, contractKinds } from "@ribambelle/domain/contracts/contractKind";
import { documentOpeners } from "@ribambelle/domain/documents/openedBy";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { holderOf } from "./contractTables.ts";
import { listedOf } from "./listed.columns.ts";
import { findHolder, listContractsOf, listDocumentsOfPerson } from "./ofPerson.store.ts";

type Reading = Pick<FeatureDeps, "connection">;

// The kinds of contracts that a person can have and somebody may read; whom one may read nothing of is not there (AGUI-30).
async function kindsOf(
  { connection: { db } }: Reading,
  functions: readonly StaffFunction[],
  personId: number,
) {
  const holder = await findHolder(db, personId);
  const kinds = contractsToRead(functions).filter((kind) => holderOf[kind] === holder?.role);
  if (!holder || kinds.length === 0) throw new Refused(commonRefusals.notFound);
  return { kinds, role: holder.role };
}

/** Gives a person’s contracts by kind (FOLKS-22). */
export async function readContractsOf(deps: Reading, functions: readonly StaffFunction[], personId: number) {
  const { kinds } = await kindsOf(deps, functions, personId);
  const read = async (kind: ContractKind) =>
    kinds.includes(kind) ? (await listContractsOf(deps.connection.pool, kind, personId)).map(listedOf) : null;
  const [guard, housework, babysitter] = await Promise.all(contractKinds.map(read));
  return { guard: guard ?? null, housework: housework ?? null, babysitter: babysitter ?? null };
}

/** Gives the documents of a person’s contracts (FOLKS-22). */
export async function readDocumentsOf(deps: Reading, functions: readonly StaffFunction[], personId: number) {
  const { role } = await kindsOf(deps, functions, personId);
  const kept = await listDocumentsOfPerson(deps.connection.pool, personId);
  return kept.map((document) => {
    const opener = documentOpeners[document.documentKind][role];
    return {
      ...document,
      byteCount: Number(document.byteCount),
      addedAt: document.addedAt.toISOString(),
      lastOpenedAt: document.lastOpenedAt?.toISOString() ?? null,
      can: { open: opener !== null && isPermitted(functions, opener) },
    };
  });
}
