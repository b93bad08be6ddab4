import { certificateActs } from "@ribambelle/domain/billing/billing.acts";
import type { Certificate, CertificateContent } from "@ribambelle/domain/billing/certificates/certificate";
import {
  certificateNotices,
  certificatesPath,
} from "@ribambelle/domain/billing/certificates/certificate.notices";
import {
  certificateOf,
  type Gap,
  type Next,
  nextCertificate,
  townOf,
} from "@ribambelle/domain/billing/certificates/certificate.rules";
import { certificateSubject } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { AgencyTerms } from "../../../agency/terms.ts";
import type { Connection, Db } from "../../../db/connection/connect.ts";
import type { FileStore } from "../../../files/fileStore.ts";
import { sweepLooseFiles } from "../../../files/looseFiles.ts";
import { addLetters } from "../../../mail/letters.ts";
import { audit, type By } from "../../audit/index.ts";
import { keepNewDocument, type LooseDocument, putDocument } from "../../documents/index.ts";
import { notify } from "../../notifications/index.ts";
import { findAddressee, listNamesOnPapers } from "../../people/index.ts";
import { lockPayers, readCertificateRecords, removeHold } from "../taxes/taxes.store.ts";
import { certificateKind } from "./certificate.letter.ts";
import { drawCertificate } from "./certificate.paper.ts";
import { findNewest, insertHold, insertPublished } from "./certificates.store.ts";

/** What publishing takes. */
export interface PublishingDeps {
  readonly connection: Pick<Connection, "db">;
  readonly fileStore: FileStore;
  /** The agency as certificates name it: `issuerOf`. */
  readonly issuer: CertificateContent["agency"];
  /** False where nobody is told: while the older portal speaks of certificates (SPACE-03), in the demonstration. */
  readonly tells: boolean;
  readonly by: By;
  readonly now: Date;
}

/** What became of the certificate of one payer and year. */
export type Outcome =
  | { readonly done: "published"; readonly version: number; readonly lacks: readonly Lack[] }
  | { readonly done: "stopped"; readonly gaps: readonly Gap[] }
  | { readonly done: Extract<Next, string> };

/** What a certificate was made without: the child’s age (TAX-10), the payer’s address. */
export type Lack = "age" | "address";

/** Gives the agency as certificates name it; null when its file does not say who it is before the law. */
export function issuerOf({
  legal: { company, declaration },
}: AgencyTerms): CertificateContent["agency"] | null {
  if (!company || !declaration) return null;
  const { name, address, siren } = company;
  return { name, address, siren, declaration, place: townOf(address) };
}

interface Whose {
  readonly personId: number;
  readonly year: number;
}

/** Gives what the certificate of a payer and year would state now, and what is missing for it. */
export async function statedNow(
  db: Db,
  issuer: CertificateContent["agency"],
  { personId, year }: Whose,
): Promise<ReturnType<typeof certificateOf>> {
  const [records, names] = [
    await readCertificateRecords(db, personId),
    await listNamesOnPapers(db, [personId]),
  ];
  const { name = "", address = "" } = names.get(personId) ?? {};
  return certificateOf(year, { agency: issuer, payer: { name, address }, ...records });
}

/**
 * Makes the certificate of a payer and year where there is none, or corrects the newest where it states something else; never
 * twice, whatever the number of processes (TAX-17, TAX-19). What a killed process drew goes by itself.
 */
export async function makeCertificate(
  deps: PublishingDeps,
  act: "publish" | "correct",
  whose: Whose,
): Promise<Outcome> {
  const { connection, issuer, now } = deps;
  const { personId, year } = whose;
  const { db } = connection;
  const { content, gaps } = await statedNow(db, issuer, whose);
  const next = nextCertificate(act, await findNewest(db, personId, year), content);
  if (typeof next === "string") return { done: next };
  if (gaps.length > 0) return { done: "stopped", gaps };
  const certificate: Certificate = { ...content, ...next, publishedDate: dayAt(now) };
  const file = await putDocument(deps, await drawCertificate(certificate, now));
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    await lockPayers(transaction, [personId]);
    const still = nextCertificate(act, await findNewest(transaction, personId, year), content);
    if (typeof still === "string") return { done: still };
    if (still.version !== next.version) return { done: "there" };
    await publish(transaction, deps, personId, certificate, file);
    return { done: "published", version: next.version, lacks: lacksOf(content) };
  });
  // Another process was first: what this one drew goes at once.
  if (outcome.done !== "published") await sweepLooseFiles(db, deps.fileStore, { keys: [file.fileKey] });
  return outcome;
}

const lacksOf = ({ byNature, payer }: CertificateContent): Lack[] => [
  ...(byNature.some(({ nature }) => nature === null) ? (["age"] as const) : []),
  ...(payer.address === "" ? (["address"] as const) : []),
];

async function publish(
  transaction: Db,
  { tells, by, now }: PublishingDeps,
  personId: number,
  certificate: Certificate,
  file: LooseDocument,
): Promise<void> {
  const { year, version } = certificate;
  await removeHold(transaction, { personId, year });
  const subjectReference = certificateSubject(year, version);
  const document = { personId, subjectReference, kind: "tax-certificate" as const };
  const documentId = await keepNewDocument(transaction, document, file);
  await insertPublished(transaction, personId, certificate, { documentId, at: now });
  const act = version > 1 ? certificateActs.corrected : certificateActs.published;
  await audit(transaction, by, act({ personId, subject: `${year} ${version}` }));
  const addressee = await findAddressee(transaction, personId);
  if (!tells || !addressee) return;
  const facts = { year, version };
  await notify(transaction, personId, certificateNotices.published(facts, certificatesPath));
  const letter = { kind: certificateKind, personId, locale: addressee.locale, payload: facts };
  await addLetters(transaction, [letter], now);
}

/** Keeps the certificate of a payer and year back, for as long as nobody corrects it; gives why where it cannot be (TAX-17). */
export async function holdCertificate(
  { connection: { db }, by, now }: Pick<PublishingDeps, "connection" | "by" | "now">,
  { personId, year }: Whose,
): Promise<"held" | "there"> {
  return db.transaction().execute(async (transaction) => {
    await lockPayers(transaction, [personId]);
    const newest = await findNewest(transaction, personId, year);
    if (newest) return newest.isHeld ? "held" : "there";
    await insertHold(transaction, personId, year, now);
    await audit(transaction, by, certificateActs.held({ personId, subject: String(year) }));
    return "held";
  });
}
