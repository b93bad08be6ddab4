import type { CertificateContent } from "@ribambelle/domain/billing/certificates/certificate";
import type { Gap } from "@ribambelle/domain/billing/certificates/certificate.rules";
import type { Db } from "../../../db/connection/connect.ts";
import { type DuePayer, findNewest, listDuePayers } from "./certificates.store.ts";
import { makeCertificate, type Outcome, type PublishingDeps, statedNow } from "./makeCertificate.actions.ts";

const pageSize = 200;

/** Gives, one after the other, those who may be due a certificate of a year, and have none. */
export async function* duePayers(db: Db, year: number): AsyncGenerator<DuePayer> {
  for (let after = 0; ; ) {
    const page = await listDuePayers(db, year, { after, most: pageSize });
    yield* page;
    after = page.at(-1)?.personId ?? after;
    if (page.length < pageSize) return;
  }
}

// So many one after the other are no matter of one payer: the store of files is away, or the disk is full.
const mostFailures = 3;

/**
 * Publishes the certificates of a year for all who are due one, and gives what became of each; one that fails does not stop the
 * others, and is `failed` with the error. Throws where nothing works.
 */
export async function* publishYear(
  deps: PublishingDeps,
  year: number,
): AsyncGenerator<
  DuePayer & { readonly outcome: Outcome | { readonly done: "failed"; readonly error: unknown } }
> {
  let failures = 0;
  for await (const payer of duePayers(deps.connection.db, year)) {
    try {
      const outcome = await makeCertificate(deps, "publish", { personId: payer.personId, year });
      failures = 0;
      yield { ...payer, outcome };
    } catch (error) {
      failures += 1;
      if (failures === mostFailures) throw error;
      yield { ...payer, outcome: { done: "failed", error } };
    }
  }
}

/** Why somebody who is due a certificate has none: kept back, the agency’s file says too little, a gap, or nothing stands in its way. */
export type WhyMissing = "held" | "issuer" | "stopped" | "not-made";

export interface MissingCertificate extends DuePayer {
  readonly why: WhyMissing;
  readonly gaps: readonly Gap[];
}

const nobody: CertificateContent["agency"] = {
  name: "",
  address: "",
  siren: "",
  declaration: { number: "", date: "" },
  place: "",
};

/** Gives, one after the other, those who are due a certificate of a year and have none (TAX-30). */
export async function* missingCertificates(
  db: Db,
  issuer: CertificateContent["agency"] | null,
  year: number,
): AsyncGenerator<MissingCertificate> {
  for await (const payer of duePayers(db, year)) {
    const { personId } = payer;
    const { content, gaps } = await statedNow(db, issuer ?? nobody, { personId, year });
    if (content.paidCents === 0) continue;
    const isHeld = (await findNewest(db, personId, year)) !== null;
    const why = isHeld ? "held" : issuer === null ? "issuer" : gaps.length > 0 ? "stopped" : "not-made";
    yield { ...payer, gaps, why };
  }
}
