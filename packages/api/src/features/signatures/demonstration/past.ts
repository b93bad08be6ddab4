import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { addDays } from "@ribambelle/domain/kernel/day";
import {
  refusalReasons,
  requestStates,
  signedKinds,
  signerStates,
} from "@ribambelle/domain/signatures/signature";
import { endOfDay, maskedEmail } from "@ribambelle/domain/signatures/signature.rules";
import { pino } from "pino";
import { readAgency, readTerms } from "../../../agency/readAgency.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { keepFiles, putLooseFile } from "../../../files/looseFiles.ts";
import { withdrawLetters } from "../../../mail/letters.ts";
import { drawPaper } from "../../../papers/drawPaper.ts";
import { findContractNamed, holdSigned, type KeptContract } from "../../contracts/index.ts";
import { findDocumentOf, newDocumentKey } from "../../documents/index.ts";
import { findAddressee, listNamesOnPapers } from "../../people/index.ts";
import { chain, type Happened } from "../chain/chain.ts";
import { newRequestId } from "../opening/openRequest.actions.ts";
import { agencySeal } from "../sealing/agencySeal.ts";
import { sealRequest } from "../sealing/sealRequest.actions.ts";
import { findRequestOf, insertRequest } from "../signatures.store.ts";
import { consentsOf } from "../signing/consents.ts";
import { letterKinds } from "../told.ts";

type Ending = "signed" | "refused" | "expired";
interface Past {
  readonly kind: "guard" | "housework";
  readonly reference: (year: string) => string;
  readonly ending: Ending;
  /** So many days before today it was opened. */
  readonly opened: number;
}

const all: readonly Past[] = [
  { kind: "guard", reference: (year) => `GE-${year}-0102`, ending: "signed", opened: 11 },
  { kind: "housework", reference: (year) => `MNH-${year}-0013`, ending: "refused", opened: 70 },
  { kind: "housework", reference: (year) => `MNH-${year}-0014`, ending: "expired", opened: 60 },
];

/** Makes the requests of the demonstration that have ended: signed by all and sealed last week, refused, expired; once. */
export async function makePastRequests(deps: DemonstrationDeps): Promise<void> {
  for (const past of all) await makeOne(deps, past);
}

async function makeOne(deps: DemonstrationDeps, past: Past): Promise<void> {
  const { connection, today } = deps;
  const { db } = connection;
  const contractId = await findContractNamed(db, past.kind, past.reference(today.slice(0, 4)), null);
  if (contractId === null) return;
  const kind = signedKinds.numbers[past.kind];
  const id = newRequestId();
  const owner = await db.transaction().execute(async (transaction) => {
    // Two processes may load it at once: the second waits here for the first.
    const contract = await holdSigned(transaction, { kind: past.kind, contractId });
    if (!contract || contract.isDeleted || (await findRequestOf(transaction, { kind, contractId })))
      return null;
    const file = await fileOf(deps, contract);
    const fileKey = newDocumentKey();
    await putLooseFile(db, deps.fileStore, fileKey, file);
    await keepFiles(transaction, [fileKey]);
    await keepOne(transaction, deps, past, contract, { id, file, fileKey });
    return contract.person.userId;
  });
  if (owner !== null && past.ending === "signed") await sealThen(deps, id, owner);
}

async function fileOf({ connection: { db }, fileStore, today }: DemonstrationDeps, contract: KeptContract) {
  const { reference, person } = contract;
  const of = { personId: person.userId, reference, kind: "contract" } as const;
  const document = await findDocumentOf(db, of);
  if (document) return buffer(await fileStore.open(document.fileKey));
  const foot = `Contrat ${reference}`;
  const paper = {
    title: foot,
    author: "Agence de démonstration",
    madeAt: new Date(`${today}T08:00:00Z`),
    foot,
  };
  return drawPaper(paper, (pen) => {
    pen.title(`Contrat ${reference}`);
    pen.paragraph("Ménage à domicile. Document de démonstration.");
  });
}

interface Made {
  readonly id: string;
  readonly file: Buffer;
  readonly fileKey: string;
}

const at = (today: string, days: number, time: string) => new Date(`${addDays(today, -days)}T${time}Z`);

async function keepOne(
  transaction: Db,
  { config, today }: DemonstrationDeps,
  { ending, opened, kind }: Past,
  contract: KeptContract,
  { id, file, fileKey }: Made,
): Promise<void> {
  const { Sealing, Refused, Expired } = requestStates.numbers;
  const number = signedKinds.numbers[kind];
  const [openedAt, doneAt] = [at(today, opened, "09:00:00.000"), at(today, opened - 4, "17:04:00.000")];
  const lastDay = addDays(today, 30 - opened);
  const personId = contract.person.userId;
  const named = (await listNamesOnPapers(transaction, [personId])).get(personId);
  const email = (await findAddressee(transaction, personId))?.email ?? "";
  const sha256 = createHash("sha256").update(file).digest();
  const isSigned = ending === "signed";
  const consents = consentsOf(readTerms(config.agencyFolder), { kind: number }, { role: "Parent" }, "fr");
  await insertRequest(
    transaction,
    {
      ...{ id, kind: number, contractId: contract.id, contractReference: contract.reference },
      title: `${signedKinds.label(number, "fr")} ${contract.reference}`,
      ...{ fileKey, sha256, byteCount: file.length, pageCount: 1 },
      state: { signed: Sealing, refused: Refused, expired: Expired }[ending],
      ...{ openedBy: null, openedAt, lastDay, expiresAt: endOfDay(lastDay) },
      ...{ isDistanceConsumer: true, isPaying: true, serviceStart: contract.startDate },
      ...{ price: "26,90 € TTC de l’heure", duration: "Un an, reconductible" },
      ...{ startDate: contract.startDate, endDate: contract.endDate, monthlyHours: contract.monthlyHours },
      agencySigns: "seal",
      ...(isSigned ? { sealingSince: doneAt, sealAfter: doneAt } : { endedAt: doneAt, endReason: ending }),
    },
    [
      {
        ...{ requestId: id, position: 1, personId, role: "Parent", email, turnSince: openedAt },
        ...{ displayName: named?.name ?? "", address: named?.address ?? "", place: named?.city || null },
        ...(isSigned && { consents, locale: "fr", readAt: doneAt, openedAt: doneAt, signedAt: doneAt }),
        ...(ending === "refused" && {
          refusedAt: doneAt,
          refusalReason: refusalReasons.numbers.Schedule,
          refusalComment: "Le mercredi ne convient plus.",
        }),
        state: {
          signed: signerStates.numbers.Signed,
          refused: signerStates.numbers.Refused,
          expired: signerStates.numbers.ToSign,
        }[ending],
      },
    ],
  );
  const begun = { sha256: sha256.toString("hex"), byteCount: file.length, contract: contract.reference };
  await chain(
    transaction,
    id,
    openedAt,
    { kind: "opened-by-agency", position: null, facts: begun },
    { kind: "told", position: 1, facts: { letter: "" } },
  );
  await chain(transaction, id, doneAt, ...endOf(ending, begun.sha256, maskedEmail(email)));
}

function endOf(ending: Ending, sha256: string, to: string): Happened[] {
  if (ending === "refused")
    return [{ kind: "refused", position: 1, facts: { reason: 0, comment: "Le mercredi ne convient plus." } }];
  if (ending === "expired") return [{ kind: "expired", position: null, facts: {} }];
  const mine = (kind: Happened["kind"], facts: Happened["facts"] = {}): Happened => ({
    kind,
    position: 1,
    facts,
  });
  return [
    mine("viewed"),
    mine("read", { how: "pages", pagesSeen: 1, sha256 }),
    mine("accepted", { sha256, place: "Nantes", locale: "fr" }),
    mine("code-sent", { to }),
    mine("code-right"),
    mine("signed", { sha256, place: "Nantes", locale: "fr" }),
  ];
}

/** Seals it as of that evening; the copy is in the room, and no letter leaves for it. */
async function sealThen(deps: DemonstrationDeps, id: string, personId: number): Promise<void> {
  const { config, connection, fileStore, today } = deps;
  const agency = readAgency(config.agencyFolder);
  const now = () => at(today, 7, "17:04:30.000");
  await sealRequest(
    {
      ...{ config, connection, fileStore, agency, now, terms: readTerms(config.agencyFolder) },
      log: pino({ enabled: false }),
      seal: agencySeal({ config, agency, now: () => new Date() }),
      // Nothing begins to count by a family’s contract.
      underContract: async () => {},
      contractMoved: async () => {},
    },
    id,
  );
  await withdrawLetters(connection.db, personId, [letterKinds.completed]);
}
