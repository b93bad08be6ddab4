import { createHash } from "node:crypto";
import {
  babysitterContractsFile,
  contractProblems,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { documentImportActs } from "@ribambelle/domain/documents/document.acts";
import { documentNotices, documentsPage } from "@ribambelle/domain/documents/document.notices";
import {
  documentProblems,
  documentsFile,
  type ImportedDocument,
} from "@ribambelle/domain/documents/documents.file";
import type { LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../db/connection/connect.ts";
import { type FileResult, readDocumentFile } from "../../importing/documentFile.ts";
import { fileImporter, type Kept, type LinesToSave } from "../../importing/fileImporter.ts";
import { pdfOf } from "../../importing/pdfFile.ts";
import { importDocument, type KeptDocument, listDocumentsOf } from "../documents/index.ts";
import { findNamedPeople, type NamedLine } from "../people/index.ts";
import { type AttachedDocument, attachDocuments, listContractOwners } from "./contracts.import.ts";

type DocumentLine = NamedLine<ImportedDocument>;

/** The documents of contracts in an import: each is stored, and linked to its contract. */
export const documentsImporter = fileImporter(documentsFile, {
  after: [parentContractsFile, houseworkContractsFile, babysitterContractsFile],
  act: documentImportActs.documentsImported,
  batchSize: 100,
  keep: keepDocuments,
});

async function keepDocuments({
  db,
  lines,
  folder,
  files,
  circumstances: { by, now },
}: LinesToSave<ImportedDocument>): Promise<Kept> {
  const { found, refused } = await findNamedPeople(db, lines, ["Parent", "BabySitter"]);
  const outcomes: Outcome[] = [...refused];
  const references = found.map(({ row }) => row.contractReference);
  const refusalOf = await contractRefusals(db, references);
  const kept = await keptDocuments(db, found);
  const attached: AttachedDocument[] = [];
  for (const one of found) {
    const { line, personId, row } = one;
    const refusal = refusalOf(one);
    const known = kept.get(keyOf({ personId, subjectReference: row.contractReference, kind: row.kind }));
    const { content, problem } = refusal ? { problem: refusal } : await fitFile(folder, row.fileName, known);
    if (problem) {
      outcomes.push({ line, done: "refused", problem });
      continue;
    }
    const { contractReference, kind } = row;
    const given = { personId, subjectReference: contractReference, kind, content };
    const { id, done } = await importDocument(db, files, given, known);
    attached.push({ line, personId, reference: contractReference, kind, documentId: id });
    outcomes.push({ line, done });
  }
  const linked = await attachDocuments(db, attached, { by: by.actorId, now });
  return {
    // A stored document may still be new to its contract: a contract of the same reference may have come later.
    outcomes: outcomes.map((outcome) =>
      outcome.done === "unchanged" && linked.has(outcome.line) ? { ...outcome, done: "updated" } : outcome,
    ),
    notices: noticesOf(found, outcomes),
  };
}

// The same bytes again were looked at when they came: a nightly export reads no page of the thousands that it names.
async function fitFile(
  folder: string,
  fileName: string,
  known: KeptDocument | undefined,
): Promise<FileResult> {
  const read = await readDocumentFile(folder, documentsFile.folder ?? "", fileName);
  if (read.problem || known?.sha256.equals(createHash("sha256").update(read.content).digest())) return read;
  return pdfOf(read.content);
}

function noticesOf(lines: readonly DocumentLine[], outcomes: readonly Outcome[]) {
  const created = new Set(outcomes.filter(({ done }) => done === "created").map(({ line }) => line));
  return lines
    .filter(({ line }) => created.has(line))
    .map(({ personId, role, row: { kind, contractReference: reference } }) => ({
      ...documentNotices.added({ kind, reference }, documentsPage(role, reference)),
      personId,
    }));
}

const keyOf = (one: { personId: number; subjectReference: string; kind: string }) =>
  JSON.stringify([one.personId, one.subjectReference, one.kind]);

async function keptDocuments(db: Db, lines: readonly DocumentLine[]): Promise<Map<string, KeptDocument>> {
  const kept = await listDocumentsOf(
    db,
    lines.map(({ personId }) => personId),
    lines.map(({ row }) => row.contractReference),
  );
  return new Map(kept.map((document) => [keyOf(document), document]));
}

async function contractRefusals(db: Db, references: readonly string[]) {
  const owners = await listContractOwners(db, references);
  return ({ row, role, personId }: DocumentLine): LineProblem | undefined => {
    if (role === "Parent" && row.kind !== "contract")
      return { column: "kind", ...documentProblems["kind-not-for-parents"] };
    const ofContract = owners.filter((owner) => owner.reference === row.contractReference);
    const own = ofContract.filter((owner) => owner.personId === personId);
    if (own.length > 0 && !own.some((owner) => owner.isKeptByPortal)) return undefined;
    const strange = ofContract.length === 0 ? "unknown-contract" : "foreign-contract";
    const code = own.length > 0 ? "kept-by-portal" : strange;
    return { column: "contractReference", ...contractProblems[code] };
  };
}
