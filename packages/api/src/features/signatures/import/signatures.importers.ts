import {
  babysitterContractsFile,
  contractProblems,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { documentsFile } from "@ribambelle/domain/documents/documents.file";
import type { LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { contractKindOf, requestStates } from "@ribambelle/domain/signatures/signature";
import { signatureImportActs } from "@ribambelle/domain/signatures/signature.acts";
import {
  signatureRefusals,
  type UnfitFor,
  unfitFile,
  unfitWords,
} from "@ribambelle/domain/signatures/signature.refusals";
import {
  type ImportedSignature,
  signatureProblems,
  signaturesFile,
} from "@ribambelle/domain/signatures/signatures.file";
import { Refused } from "../../../acting/refused.ts";
import { fileImporter, type Kept, type LinesToSave } from "../../../importing/fileImporter.ts";
import { findContractNamed, holdSigned, type KeptContract } from "../../contracts/index.ts";
import { listPapersByReference, type PersonOnPaper } from "../../people/index.ts";
import { documentToSign, type FileToSign, fileToSign } from "../opening/fileToSign.ts";
import { openRequest } from "../opening/openRequest.actions.ts";
import { findRequestOf, type KeptRequest } from "../signatures.store.ts";

/** The requests to sign of an import (SIGN-39). */
export const signaturesImporters = [
  fileImporter(signaturesFile, {
    after: [peopleFile, parentContractsFile, houseworkContractsFile, babysitterContractsFile, documentsFile],
    act: signatureImportActs.signaturesImported,
    batchSize: 50,
    keep: keepSignatures,
  }),
];

type Work = LinesToSave<ImportedSignature>;

async function keepSignatures(work: Work): Promise<Kept> {
  const named = work.lines.flatMap(({ row }) => [row.secondSignerReference, row.agencySigner]);
  const people = await listPapersByReference(
    work.db,
    named.filter((one): one is string => Boolean(one)),
  );
  const outcomes: Outcome[] = [];
  for (const { line, row } of work.lines) {
    const kept = await keepOne(work, row, people);
    outcomes.push(typeof kept === "string" ? { line, done: kept } : { line, done: "refused", problem: kept });
  }
  return { outcomes };
}

const refusedAt = (column: keyof ImportedSignature, code: keyof typeof signatureProblems): LineProblem => ({
  column,
  ...signatureProblems[code],
});

async function keepOne(
  work: Work,
  row: ImportedSignature,
  people: ReadonlyMap<string, PersonOnPaper>,
): Promise<"created" | "unchanged" | LineProblem> {
  const { db, circumstances } = work;
  const { now } = circumstances;
  const kind = contractKindOf(row.kind);
  const id = await findContractNamed(db, kind, row.contractReference, row.startDate);
  const contract = id === null ? null : await holdSigned(db, { kind, contractId: id });
  if (!contract) return { column: "contractReference", ...contractProblems["unknown-contract"] };
  const newest = await findRequestOf(db, { kind: row.kind, contractId: contract.id });
  const second = signerNamed(row.secondSignerReference, people, "secondSignerReference");
  const agency = signerNamed(row.agencySigner, people, "agencySigner");
  for (const signer of [second, agency]) if (signer && typeof signer === "object") return signer;
  try {
    const document = await documentToSign(db, contract);
    if (newest && !opensAnew(newest, row, document.sha256)) return "unchanged";
    if (row.lastDay !== null && row.lastDay < dayAt(now)) return refusedAt("lastDay", "last-day-past");
    const file = await fileOf(work, document);
    await work.files.put(db, file.fileKey, file.content);
    const { lastDay, isDistance, serviceStart, price, duration } = row;
    await openRequest(
      db,
      { terms: circumstances.terms, underContract: work.underContract },
      contract as KeptContract,
      file,
      {
        secondSignerId: second as number | null,
        agencySignerId: agency as number | null,
        ...{ lastDay, isDistance: isDistance ?? true, serviceStart, price, duration },
      },
      { by: circumstances.by, now, source: "page", isQuiet: circumstances.quiet },
    );
    return "created";
  } catch (error) {
    const problem = error instanceof Refused ? problemOf(error) : null;
    if (!problem) throw error;
    return problem;
  }
}

function signerNamed(
  reference: string | null,
  people: ReadonlyMap<string, PersonOnPaper>,
  column: keyof ImportedSignature,
): number | null | LineProblem {
  if (!reference) return null;
  return people.get(reference)?.personId ?? { column, code: "unknown-person" };
}

// The same line and file again change nothing, also when that request ended; another last day or another file ask anew.
function opensAnew(newest: KeptRequest, { lastDay }: ImportedSignature, sha256: Buffer): boolean {
  const { Open, Sealing, Completed, Withdrawn } = requestStates.numbers;
  const goesOn: readonly number[] = [Open, Sealing, Completed, Withdrawn];
  if (goesOn.includes(newest.state)) return false;
  return !newest.sha256.equals(sha256) || (lastDay !== null && lastDay !== newest.lastDay);
}

// A dry run keeps no file, and so cannot judge one that came with it.
async function fileOf(
  { files }: Work,
  { fileKey, sha256 }: { fileKey: string; sha256: Buffer },
): Promise<FileToSign> {
  const content = await files.read(fileKey);
  return content
    ? fileToSign(content)
    : { fileKey: `${fileKey}.dry`, content: new Uint8Array(), sha256, byteCount: 0, pageCount: 1 };
}

function problemOf({ refusal: { code, fr } }: Refused): LineProblem | null {
  if (code === signatureRefusals.noAddress.code) return refusedAt("contractReference", "no-address");
  if (code === signatureRefusals.unfitContract.code) return refusedAt("contractReference", "unfit-contract");
  if (code === signatureRefusals.unfitSigner.code || code === signatureRefusals.signerTwice.code)
    return refusedAt("secondSignerReference", "unfit-signer");
  const why = Object.keys(unfitWords).find((one) => unfitFile(one as UnfitFor).fr === fr);
  return why ? { ...refusedAt("contractReference", "unfit-file"), detail: why } : null;
}
