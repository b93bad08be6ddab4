import { contractNotices, contractPages } from "@ribambelle/domain/contracts/contract.notices";
import { documentNotices, documentsPage } from "@ribambelle/domain/documents/document.notices";
import type { ImportedDocument } from "@ribambelle/domain/imports/documents.file";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../../db/connection/connect.ts";
import type { ContractKind } from "../../contracts/index.ts";
import { listPeopleFromBefore } from "../../identity/index.ts";
import { type NoticeTo, notifyEach } from "../../notifications/index.ts";
import { getBeginning } from "../importSession.store.ts";
import type { Circumstances } from "./fileImporter.ts";

/** Tells people of contracts that now wait for their signature. */
export async function tellOfContractsToSign(
  db: Db,
  kind: ContractKind,
  contracts: readonly { readonly personId: number; readonly reference: string }[],
  { quiet }: Pick<Circumstances, "quiet">,
): Promise<void> {
  if (quiet) return;
  const notices = contracts.map(({ personId, reference }) => ({
    ...contractNotices.toSign({ reference }, contractPages[kind]),
    personId,
  }));
  await tellKnownPeople(db, notices);
}

type DocumentLine = Line<ImportedDocument> & { readonly personId: number; readonly role: Role };

/** Tells people of documents that are new. */
export async function tellOfNewDocuments(
  db: Db,
  lines: readonly DocumentLine[],
  outcomes: readonly Outcome[],
  { quiet }: Pick<Circumstances, "quiet">,
): Promise<void> {
  if (quiet) return;
  const created = new Set(outcomes.filter(({ done }) => done === "created").map(({ line }) => line));
  const notices = lines
    .filter(({ line }) => created.has(line))
    .map(({ personId, role, row: { kind, contractReference: reference } }) => ({
      ...documentNotices.added({ kind, reference }, documentsPage(role, reference)),
      personId,
    }));
  await tellKnownPeople(db, notices);
}

// People whom this import creates get no notifications: everything is new to them anyway.
async function tellKnownPeople(db: Db, notices: readonly NoticeTo[]): Promise<void> {
  if (notices.length === 0) return;
  const known = await knownPeople(db, notices);
  await notifyEach(
    db,
    notices.filter(({ personId }) => known.has(personId)),
  );
}

/** Gives those of these people whom the portal knew before this import, each with the language of their letters. */
export async function knownPeople(
  db: Db,
  of: readonly { readonly personId: number }[],
): Promise<Map<number, Locale>> {
  const ids = [...new Set(of.map(({ personId }) => personId))];
  return listPeopleFromBefore(db, ids, await getBeginning(db));
}
