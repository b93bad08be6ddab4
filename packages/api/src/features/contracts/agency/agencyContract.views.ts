import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import {
  type MovedContract,
  missingFor,
  moveObstacle,
  movesFrom,
} from "@ribambelle/domain/contracts/agency/judgedMove";
import { documentsOfKind } from "@ribambelle/domain/contracts/agency/listedContract";
import { isUnsigned } from "@ribambelle/domain/contracts/agency/unsigned";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { documentOpeners } from "@ribambelle/domain/documents/openedBy";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { findContract, type KeptContract } from "./agencyContract.store.ts";
import { holderOf } from "./contractTables.ts";
import { listedOf } from "./listed.columns.ts";

/** Gives a contract to whoever may read its kind; to all others there is none (AGUI-30). */
export async function contractFor(
  db: Db,
  functions: readonly StaffFunction[],
  kind: ContractKind,
  id: number,
): Promise<KeptContract> {
  const kept = mayWithContracts(functions, kind, "read") ? await findContract(db, kind, id) : null;
  if (!kept) throw new Refused(commonRefusals.notFound);
  return kept;
}

/** What of a kept contract decides which acts it can take. */
export const movedOf = (kept: KeptContract): MovedContract => ({
  kind: kept.kind,
  meaning: meaningOf(kept.kind, kept.state),
  startDate: kept.startDate,
  endDate: kept.endDate,
  signatureUrl: kept.signatureUrl,
  hasDocument: kept.documentKinds.includes("contract"),
  isReachable: !kept.isDeleted && !kept.isBlocked && kept.email !== null,
  hasAddress: !kept.isDeleted && kept.email !== null,
  askedAt: kept.askedAt,
  signBy: kept.signBy,
  reminders: kept.reminders,
  lastRemindedAt: kept.lastRemindedAt,
  isSignedHere: kept.isSignedHere,
  isGroupActive: kept.isGroupActive,
});

/** Shows a contract to somebody of the agency, with what they may do about it (AGCON-05, AGUI-32). */
export function shownContract(
  kept: KeptContract,
  functions: readonly StaffFunction[],
  now: Date,
): AgencyContract {
  const {
    kind,
    documents,
    email,
    version: _,
    isGroupActive: __,
    isDeleted: ___,
    isBlocked: ____,
    isSignedHere: ______,
    ...rest
  } = kept;
  const may = (right: "edit" | "correct") => mayWithContracts(functions, kind, right);
  const moved = movedOf(kept);
  const who = [
    ...(may("edit") ? (["edit"] as const) : []),
    ...(may("correct") ? (["correct"] as const) : []),
  ];
  const acts = movesFrom(moved, who).flatMap((name) => {
    const obstacle = moveObstacle(moved, name, now);
    const missing = obstacle === "not-ready" ? missingFor(moved, name) : [];
    // What is missing can be brought; anything else makes the act none of this moment.
    return obstacle === null || obstacle === "not-ready"
      ? [{ name, isPossible: obstacle === null, missing }]
      : [];
  });
  const isOpen = isUnsigned(moved.meaning, kept.signedOn);
  const { documents: _____, ...listed } = listedOf(kept);
  const mayReplace = (isSigned: boolean) => may("edit") && (!isSigned || may("correct"));
  return {
    ...rest,
    ...listed,
    group: [...kept.group],
    placements: [...kept.placements],
    writtenTo: mayWith(functions, holderOf[kind], "read-private") ? email : null,
    documents: documents.map((document) => {
      const opener = documentOpeners[document.kind][holderOf[kind]];
      return {
        ...document,
        addedAt: new Date(document.addedAt).toISOString(),
        can: {
          open: opener !== null && isPermitted(functions, opener),
          replace: mayReplace(document.isSigned),
        },
      };
    }),
    acts,
    can: {
      update: may("edit") && isOpen,
      // One that is missing, or another in the place of one that they may replace.
      addDocument:
        may("edit") &&
        documentsOfKind[kind].some((its) =>
          documents.every((document) => document.kind !== its || mayReplace(document.isSigned)),
        ),
      takesOver: kept.keeper === "software",
    },
  };
}
