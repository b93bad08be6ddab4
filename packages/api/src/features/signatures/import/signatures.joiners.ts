import { createHash } from "node:crypto";
import { isEnded } from "@ribambelle/domain/contracts/contract.states";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { documentsFile, type ImportedDocument } from "@ribambelle/domain/documents/documents.file";
import type { CsvFile } from "@ribambelle/domain/imports/column";
import type { Line, Outcome } from "@ribambelle/domain/imports/problem";
import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import { signatureProblems } from "@ribambelle/domain/signatures/signatures.file";
import { readDocumentFile } from "../../../importing/documentFile.ts";
import { fileJoiner, type Joined, type LinesToSave } from "../../../importing/fileImporter.ts";
import { holdSigned, takeBackFromSigning } from "../../contracts/index.ts";
import { cancelHeld } from "../agency/follow.actions.ts";
import { holdRequest } from "../signatures.store.ts";
import { contractOf } from "../turns.ts";
import { listSignedReferences, type SignedReference } from "./signed.store.ts";

const { Open, Sealing, Completed } = requestStates.numbers;

/** Documents that would change what is signed, and contracts that end while they wait for signatures (SIGN-31, SIGN-32). */
export const signaturesJoiners = [
  fileJoiner(documentsFile, joinDocuments),
  ...[parentContractsFile, houseworkContractsFile, babysitterContractsFile].map((file) =>
    fileJoiner(file as unknown as CsvFile<typeof parentContractsFile.columns>, joinContracts),
  ),
];

async function joinDocuments({
  db,
  lines,
  folder,
  circumstances: { by, now },
}: LinesToSave<ImportedDocument>): Promise<Joined> {
  const ofContracts = lines.filter(({ row }) => row.kind === "contract");
  const signed = await listSignedReferences(
    db,
    ofContracts.map(({ row }) => row.contractReference),
  );
  const refused: Outcome[] = [];
  const replaced: SignedReference[] = [];
  for (const line of signed.length > 0 ? ofContracts : []) {
    const ofLine = signed.filter(({ reference }) => reference === line.row.contractReference);
    const judged = await judge(folder, line, ofLine);
    if (judged) refused.push(judged);
    else replaced.push(...ofLine.filter(({ state }) => state === Open));
  }
  return {
    refused,
    async keep(outcomes) {
      const taken = new Set(
        outcomes.filter(({ done }) => done === "created" || done === "updated").map(({ line }) => line),
      );
      if (taken.size > 0)
        for (const { id } of replaced) {
          const held = await holdRequest(db, id);
          if (held?.request.state !== Open) continue;
          await cancelHeld(db, held, "replaced", { by, now, reason: "document remplacé" });
          await takeBackFromSigning(db, contractOf(held.request), { by, now, source: "page" });
        }
      return new Set();
    },
  };
}

/** Gives what becomes of a document’s line beforehand: unchanged for the bytes that are signed, refused once they are sealed. */
async function judge(
  folder: string,
  { line, row }: Line<ImportedDocument>,
  signed: readonly SignedReference[],
): Promise<Outcome | null> {
  const closed = signed.find(({ state }) => state === Sealing || state === Completed);
  if (signed.length === 0) return null;
  const { content } = await readDocumentFile(folder, documentsFile.folder ?? "", row.fileName);
  const sha256 = content && createHash("sha256").update(content).digest();
  if (sha256 && signed.some((one) => one.sha256.equals(sha256))) return { line, done: "unchanged" };
  if (!closed || !sha256) return null;
  const detail = plainDay(dayAt(closed.signedAt ?? closed.openedAt), "fr");
  return {
    line,
    done: "refused",
    problem: { column: "contractReference", ...signatureProblems["signed-here"], detail },
  };
}

async function joinContracts({
  db,
  lines,
  circumstances: { by, now },
}: LinesToSave<{ readonly reference: string }>): Promise<Joined> {
  return {
    async keep() {
      const signed = await listSignedReferences(
        db,
        lines.map(({ row }) => row.reference),
      );
      for (const { id } of signed.filter(({ state }) => state === Open)) {
        const held = await holdRequest(db, id);
        const contract = held && (await holdSigned(db, contractOf(held.request)));
        if (!held || !contract || !isEnded(meaningOf(contract.kind, contract.state))) continue;
        await cancelHeld(db, held, "canceled", { by, now, reason: "contrat terminé par un import" });
      }
      return new Set();
    },
  };
}
