import type * as api from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import { documentsOfKind } from "@ribambelle/domain/contracts/agency/listedContract";
import { isUnsigned } from "@ribambelle/domain/contracts/agency/unsigned";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { documentActs, ofContract } from "@ribambelle/domain/documents/document.acts";
import { documentNotices, documentsPage } from "@ribambelle/domain/documents/document.notices";
import { documentRefusals } from "@ribambelle/domain/documents/document.refusals";
import { commonRefusals, fieldProblems } from "@ribambelle/domain/kernel/refusal";
import type * as z from "zod/mini";
import { reasonOf } from "../../../acting/office/change.ts";
import { Refused } from "../../../acting/refused.ts";
import { anyVersion } from "../../../acting/versionCheck.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { pagesOfPdf } from "../../../importing/pdfFile.ts";
import { audit } from "../../audit/index.ts";
import { findDocumentOf, keepDocument, putDocument } from "../../documents/index.ts";
import { notify } from "../../notifications/index.ts";
import { holdContract, type KeptContract } from "./agencyContract.store.ts";
import { contractFor } from "./agencyContract.views.ts";
import { attachDocument, isDocumentOfSigned, listWaitingWith } from "./attachDocument.store.ts";
import { holderOf } from "./contractTables.ts";
import { insertEvents } from "./events.store.ts";
import { type ContractChange, heldContract } from "./heldContract.ts";
import { carryOut } from "./moveContract.actions.ts";

type Given = z.infer<typeof api.addDocument.body>;
type Adding = Omit<ContractChange, "versionCheck"> & { readonly refuseUnproven: () => Promise<void> };

/** Adds a document to a contract, or replaces the one of its kind: before the signature by who may edit, then by who corrects (AGCON-20, AGCON-21). */
export async function addDocument(
  deps: FeatureDeps,
  { kind, id, documentKind, reason: given, file }: Given,
  change: Adding,
): Promise<{ documentId: string }> {
  const { db } = deps.connection;
  const { by, now, functions, refuseUnproven } = change;
  const seen = await contractFor(db, functions, kind, id);
  if (!mayWithContracts(functions, kind, "edit")) throw new Refused(commonRefusals.forbidden);
  if (!(documentsOfKind[kind] as readonly string[]).includes(documentKind))
    throw new Refused(commonRefusals.invalid, {
      issues: [{ path: "documentKind", code: "invalid", message: fieldProblems.invalid?.fr ?? "" }],
    });
  // Several contracts of a person may have one reference, and then share what was signed of one of them.
  const isCorrection = async (kept: KeptContract, from = db) => {
    const { person, reference } = kept;
    const held = await findDocumentOf(from, { personId: person.userId, reference, kind: documentKind });
    if (!held) return false;
    return !isUnsigned(meaningOf(kind, kept.state), kept.signedOn) || isDocumentOfSigned(from, held.id);
  };
  if (await isCorrection(seen)) {
    if (!mayWithContracts(functions, kind, "correct")) throw new Refused(commonRefusals.forbidden);
    await refuseUnproven();
  }
  const reason = (await isCorrection(seen)) ? reasonOf(given) : null;
  const content = new Uint8Array(await file.arrayBuffer());
  await refuseUnfit(content);
  const put = await putDocument(deps, content);
  return db.transaction().execute(async (transaction) => {
    const kept = await heldContract(transaction, { kind, id }, "edit", {
      functions,
      versionCheck: anyVersion,
    });
    const { person, reference } = kept;
    const keepsFormer = await isCorrection(kept, transaction);
    // Signed since it was looked at: what was not asked then is missing now.
    if (keepsFormer && reason === null) throw new Refused(commonRefusals.forbidden);
    const of = { personId: person.userId, reference, kind: documentKind };
    const {
      id: documentId,
      done,
      formerId,
    } = await keepDocument(transaction, of, put, {
      by: by.actorId,
      now,
      keepsFormer,
    });
    const isAttached = await attachDocument(transaction, kept, documentKind, documentId, now);
    if (done === "unchanged" && !isAttached) return { documentId };
    const state =
      documentKind === "contract"
        ? await takeBack(transaction, deps, kept, documentId, { by, now })
        : kept.state;
    const isNew = done !== "replaced";
    await insertEvents(transaction, [
      {
        ...{ kind, contractId: id, personId: person.userId, fromState: state, toState: state },
        act: isNew ? "add-document" : "replace-document",
        changes: {
          documentKind: { from: null, to: documentKind },
          ...(formerId && { formerId: { from: formerId, to: null } }),
        },
        reason,
        by: by.actorId,
        source: "page",
        at: now,
      },
    ]);
    const act = isNew ? documentActs.added : documentActs.replaced;
    const subject = ofContract(reference, documentId);
    await audit(transaction, by, act({ personId: person.userId, subject, reason }));
    if (!kept.isDeleted) {
      const page = documentsPage(holderOf[kind], reference);
      await notify(
        transaction,
        person.userId,
        documentNotices.added({ kind: documentKind, reference }, page),
      );
    }
    return { documentId };
  });
}

// What is to be signed is another text now: it is asked for anew, of each contract that has it. Of one that the software keeps the
// state is its own: it gets documents, as by an import (AGCON-24). Gives the state of the contract.
async function takeBack(
  transaction: Db,
  deps: FeatureDeps,
  kept: KeptContract,
  documentId: string,
  { by, now }: Pick<Adding, "by" | "now">,
): Promise<number> {
  let { state } = kept;
  for (const { kind, id } of await listWaitingWith(transaction, kept, documentId)) {
    const isItself = kind === kept.kind && id === kept.id;
    const one = isItself ? kept : await holdContract(transaction, kind, id);
    if (!one) continue;
    const withdrawn = { act: "withdraw", said: {}, by, now, source: "page" } as const;
    const { state: after } = await carryOut(transaction, deps, one, withdrawn);
    if (isItself) state = after;
  }
  return state;
}

const begins = Buffer.from("%PDF-");
const near = 1_024;

/** Refuses what is no PDF that can be read by its content, whatever its name says. */
async function refuseUnfit(content: Uint8Array): Promise<void> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const isFramed = bytes.subarray(0, 5).equals(begins) && bytes.subarray(-near).includes("%%EOF");
  const pages = isFramed ? await pagesOfPdf(content) : "file-not-pdf";
  if (pages === "file-encrypted") throw new Refused(documentRefusals.encrypted);
  if (pages === "file-acts") throw new Refused(documentRefusals.acts);
  if (pages === "file-not-pdf") throw new Refused(documentRefusals.notPdf);
}
