import type { Db } from "../../../db/connection/connect.ts";
import { letGoOfFiles } from "../../../files/looseFiles.ts";
import { removeDocumentsOf, renameDocuments } from "../../documents/index.ts";
import { listContractOwners } from "../contracts.import.ts";
import type { KeptContract } from "./agencyContract.store.ts";
import { attachOwnDocuments } from "./attachDocument.store.ts";

/**
 * Keeps the documents of a draft true to whose it is and under which reference: they go with it under another reference, and stay
 * with nobody when it is somebody else’s, as in an import. Those that another contract has too stay with that one. Gives the version of the
 * contract (AGCON-08).
 */
export async function letDocumentsFollow(
  transaction: Db,
  kept: KeptContract,
  now: { readonly personId: number; readonly reference: string },
): Promise<number> {
  const former = { personId: kept.person.userId, reference: kept.reference };
  const owners = await listContractOwners(transaction, [former.reference]);
  const isLeft = owners.every(({ personId }) => personId !== former.personId);
  if (isLeft && now.personId === former.personId) await renameDocuments(transaction, former, now.reference);
  const version = await attachOwnDocuments(transaction, kept, now);
  if (isLeft)
    await letGoOfFiles(transaction, await removeDocumentsOf(transaction, former.personId, former.reference));
  return version;
}
