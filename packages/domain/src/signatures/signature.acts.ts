import { act, acts, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";
import { withName } from "../kernel/acts/withName.ts";
import type { Bilingual } from "../kernel/texts.ts";

// The subject is the reference of the contract and the id of the request (SIGN-28).
const about = (fr: string, en: string, of: (contract: string) => Bilingual) => act(withName({ fr, en }, of));

/** What happens to requests to sign. */
export const signatureActs = acts("signatures", {
  opened: about("a ouvert une demande de signature", "opened a request to sign", (contract) => ({
    fr: `a ouvert la demande de signature du contrat ${contract}`,
    en: `opened the request to sign contract ${contract}`,
  })),
  reminded: about("a relancé un signataire", "reminded a signer", (contract) => ({
    fr: `a relancé un signataire du contrat ${contract}`,
    en: `reminded a signer of contract ${contract}`,
  })),
  canceled: about("a annulé une demande de signature", "cancelled a request to sign", (contract) => ({
    fr: `a annulé la demande de signature du contrat ${contract}`,
    en: `cancelled the request to sign contract ${contract}`,
  })),
  seenTo: about("a vu ce qu’une signature demandait", "saw to what a request to sign asked", (contract) => ({
    fr: `a vu ce que demandait la signature du contrat ${contract}`,
    en: `saw to what the request to sign contract ${contract} asked`,
  })),
  expired: about(
    "a clos une demande de signature hors délai",
    "closed a request to sign out of time",
    (contract) => ({
      fr: `a clos la demande de signature du contrat ${contract}, hors délai`,
      en: `closed the request to sign contract ${contract}, out of time`,
    }),
  ),
  read: about("a lu un contrat à signer", "read a contract to sign", (contract) => ({
    fr: `a lu le contrat ${contract}, à signer`,
    en: `read contract ${contract}, to be signed`,
  })),
  codeSent: about("a demandé un code de signature", "asked for a signing code", (contract) => ({
    fr: `a demandé un code pour signer le contrat ${contract}`,
    en: `asked for a code to sign contract ${contract}`,
  })),
  blocked: about(
    "a été bloqué après trop de codes erronés",
    "was blocked after too many wrong codes",
    (contract) => ({
      fr: `a donné trop de codes erronés pour signer le contrat ${contract} et attend 24\u00a0heures`,
      en: `gave too many wrong codes to sign contract ${contract} and waits for 24 hours`,
    }),
  ),
  signed: about("a signé un contrat", "signed a contract", (contract) => ({
    fr: `a signé le contrat ${contract}`,
    en: `signed contract ${contract}`,
  })),
  refused: about("a refusé de signer un contrat", "declined to sign a contract", (contract) => ({
    fr: `a refusé de signer le contrat ${contract}`,
    en: `declined to sign contract ${contract}`,
  })),
  mistakeReported: about(
    "a signalé une erreur dans un contrat",
    "reported a mistake in a contract",
    (contract) => ({
      fr: `a signalé une erreur dans le contrat ${contract}`,
      en: `reported a mistake in contract ${contract}`,
    }),
  ),
  askedAgain: about(
    "a demandé un nouveau document à signer",
    "asked for a new document to sign",
    (contract) => ({
      fr: `a demandé un nouveau document à signer pour le contrat ${contract}`,
      en: `asked for a new document to sign for contract ${contract}`,
    }),
  ),
  completed: about("a scellé un contrat signé", "sealed a signed contract", (contract) => ({
    fr: `a scellé le contrat signé ${contract}`,
    en: `sealed signed contract ${contract}`,
  })),
  withdrawn: about("a renoncé à un contrat", "withdrew from a contract", (contract) => ({
    fr: `a renoncé au contrat ${contract}`,
    en: `withdrew from contract ${contract}`,
  })),
  proofTaken: reading(
    withName({ fr: "a sorti un dossier de preuve", en: "produced an evidence file" }, (contract) => ({
      fr: `a sorti le dossier de preuve du contrat ${contract}`,
      en: `produced the evidence file of contract ${contract}`,
    })),
  ),
});

export const signatureImportActs = acts("imports", {
  signaturesImported: importedLines({
    fr: "a importé des demandes de signature",
    en: "imported requests to sign",
  } satisfies Bilingual),
});
