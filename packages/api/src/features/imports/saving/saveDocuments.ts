import { documentsFile, type ImportedDocument } from "@ribambelle/domain/imports/documents.file";
import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../../db/connection/connect.ts";
import { type AttachedDocument, attachDocuments, listContractOwners } from "../../contracts/index.ts";
import { importDocument, type KeptDocument, listDocumentsOf } from "../../documents/index.ts";
import { readDocumentFile } from "../reading/documentFile.ts";
import type { LinesToSave } from "./fileImporter.ts";
import { tellOfNewDocuments } from "./importNotices.ts";
import { findNamedPeople } from "./namedPeople.ts";

type NamedLine = Line<ImportedDocument> & { readonly personId: number; readonly role: Role };

/** Stores the documents that lines name, and links each to its contract. */
export async function saveDocuments({
  db,
  lines,
  folder,
  files,
  circumstances,
}: LinesToSave<ImportedDocument>): Promise<Outcome[]> {
  const { found, refused } = await findNamedPeople(db, lines, ["Parent", "BabySitter"]);
  const outcomes: Outcome[] = [...refused];
  const references = found.map(({ row }) => row.contractReference);
  const refusalOf = await contractRefusals(db, references);
  const kept = await keptDocuments(db, found);
  const attached: AttachedDocument[] = [];
  for (const one of found) {
    const { line, personId, row } = one;
    const refusal = refusalOf(one);
    const { content, problem } = refusal
      ? { problem: refusal }
      : await readDocumentFile(folder, documentsFile.folder ?? "", row.fileName);
    if (problem) {
      outcomes.push({ line, done: "refused", problem });
      continue;
    }
    const { contractReference, kind } = row;
    const given = { personId, subjectReference: contractReference, kind, content };
    const { id, done } = await importDocument(db, files, given, kept.get(keyOf(given)));
    attached.push({ line, personId, reference: contractReference, kind, documentId: id });
    outcomes.push({ line, done });
  }
  await tellOfNewDocuments(db, found, outcomes, circumstances);
  const linked = await attachDocuments(db, attached);
  // A stored document may still be new to its contract: a contract of the same reference may have come later.
  return outcomes.map((outcome) =>
    outcome.done === "unchanged" && linked.has(outcome.line) ? { ...outcome, done: "updated" } : outcome,
  );
}

const keyOf = (one: { personId: number; subjectReference: string; kind: string }) =>
  JSON.stringify([one.personId, one.subjectReference, one.kind]);

async function keptDocuments(db: Db, lines: readonly NamedLine[]): Promise<Map<string, KeptDocument>> {
  const kept = await listDocumentsOf(
    db,
    lines.map(({ personId }) => personId),
    lines.map(({ row }) => row.contractReference),
  );
  return new Map(kept.map((document) => [keyOf(document), document]));
}

async function contractRefusals(db: Db, references: readonly string[]) {
  const owners = await listContractOwners(db, references);
  return ({ row, role, personId }: NamedLine): LineProblem | undefined => {
    if (role === "Parent" && row.kind !== "contract") return { column: "kind", code: "kind-not-for-parents" };
    const ofContract = owners.filter((owner) => owner.reference === row.contractReference);
    if (ofContract.some((owner) => owner.personId === personId)) return undefined;
    const code = ofContract.length === 0 ? "unknown-contract" : "foreign-contract";
    return { column: "contractReference", code };
  };
}
