import { act, acts, reading } from "../kernel/acts/act.ts";
import type { Bilingual } from "../kernel/texts.ts";

// The subject is the reference of the contract and the id of the request (SIGN-28).
const about = (fr: string, en: string) => act({ fr, en });

/** What happens to requests to sign. */
export const signatureActs = acts("signatures", {
  opened: about("a ouvert une demande de signature", "opened a request to sign"),
  reminded: about("a relancé un signataire", "reminded a signer"),
  canceled: about("a annulé une demande de signature", "cancelled a request to sign"),
  seenTo: about("a vu ce qu’une signature demandait", "saw to what a request to sign asked"),
  expired: about("a clos une demande de signature hors délai", "closed a request to sign out of time"),
  read: about("a lu un contrat à signer", "read a contract to sign"),
  codeSent: about("a demandé un code de signature", "asked for a signing code"),
  blocked: about("a été bloqué après trop de codes erronés", "was blocked after too many wrong codes"),
  signed: about("a signé un contrat", "signed a contract"),
  refused: about("a refusé de signer un contrat", "declined to sign a contract"),
  mistakeReported: about("a signalé une erreur dans un contrat", "reported a mistake in a contract"),
  askedAgain: about("a demandé un nouveau document à signer", "asked for a new document to sign"),
  completed: about("a scellé un contrat signé", "sealed a signed contract"),
  withdrawn: about("a renoncé à un contrat", "withdrew from a contract"),
  proofTaken: reading({ fr: "a sorti un dossier de preuve", en: "took out a file of proof" }),
});

export const signatureImportActs = acts("imports", {
  signaturesImported: act({
    fr: "a importé des demandes de signature",
    en: "imported requests to sign",
  } satisfies Bilingual),
});
