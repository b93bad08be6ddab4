import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { BrokenReason, Misfit } from "../../features/signatures/index.ts";

const seqAt = (seq: number | null, said: string) => (seq === null ? "" : ` (${said} ${seq})`);

/** What `npm run signatures` prints. */
export const signaturesTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run signatures -- --list | --open CONTRAT | --remind ID | --cancel ID --reason MOTIF | --verify FICHIER | --check | --proof ID --to FICHIER [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    unknownContract: (reference: string) => `Aucun contrat ne porte la référence ${reference}.`,
    none: "Aucune demande de signature en cours.",
    line: (id: string, title: string, person: string, waitsFor: string, since: string, lastDay: string) =>
      `${id}, ${title}, ${person}\u00a0: attend ${waitsFor} depuis le ${since}, jusqu’au ${lastDay}`,
    sealing: (id: string, title: string, person: string) =>
      `${id}, ${title}, ${person}\u00a0: signé, copie en préparation`,
    opened: (id: string) => `Demande ouverte\u00a0: ${id}`,
    reminded: "Rappel envoyé.",
    canceled: "Demande annulée.",
    proof: (file: string) => `Dossier de preuve écrit dans ${file}.`,
    exists: (file: string) => `${file} existe déjà\u00a0: choisissez un autre nom.`,
    unreadable: (file: string) => `${file} ne peut pas être lu.`,
    intact: (signer: string, at: string, stamped: boolean) =>
      `Ce fichier est tel qu’il a été scellé par «\u00a0${signer}\u00a0»${at ? `, le ${at}` : ""}${stamped ? ", avec horodatage" : ""}.`,
    certificate: (fingerprint: string) => `Empreinte du certificat (SHA-256)\u00a0: ${fingerprint}`,
    broken: {
      "not-a-pdf": "Ce fichier n’est pas un PDF.",
      "not-sealed": "Ce fichier ne porte pas de cachet du portail.",
      "bytes-appended": "Quelque chose a été ajouté après le cachet.",
      truncated: "Ce fichier est incomplet.",
      "digest-mismatch": "Ce fichier a été modifié depuis son cachet.",
      "bad-signature": "Le cachet de ce fichier n’est pas valable.",
      "bad-time-stamp": "L’horodatage de ce fichier n’est pas valable.",
      "sheet-differs": "La feuille de signature ne dit pas ce que le cachet couvre.",
      "document-changed": "Le document signé a été modifié.",
    } as Record<BrokenReason, string>,
    checked: (count: number) => `${count} demande(s) suivie(s)\u00a0: tout concorde.`,
    misfit: (id: string, seq: number | null, why: string) => `${id}${seqAt(seq, "événement")}\u00a0: ${why}`,
    whys: {
      missing: "un événement manque.",
      changed: "cet événement a été modifié.",
      cut: "la chaîne est rompue ici.",
      "no-request": "des événements sans leur demande.",
      "no-events": "aucun événement.",
      "head-differs": "la chaîne n’est pas celle que le fichier scellé imprime.",
      "file-changed": "le fichier scellé a été modifié.",
      "file-missing": "le fichier scellé manque.",
      "seal-broken": "le cachet du fichier n’est pas valable.",
      "no-seal": "le fichier scellé n’est pas enregistré.",
    } as Record<Misfit["why"], string>,
  },
  en: {
    usage:
      "Usage: npm run signatures -- --list | --open CONTRACT | --remind ID | --cancel ID --reason WHY | --verify FILE | --check | --proof ID --to FILE [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    unknownContract: (reference) => `No contract has the reference ${reference}.`,
    none: "No request to sign is open.",
    line: (id, title, person, waitsFor, since, lastDay) =>
      `${id}, ${title}, ${person}: waits for ${waitsFor} since ${since}, until ${lastDay}`,
    sealing: (id, title, person) => `${id}, ${title}, ${person}: signed, copy being made`,
    opened: (id) => `Request opened: ${id}`,
    reminded: "Reminder sent.",
    canceled: "Request cancelled.",
    proof: (file) => `File of proof written to ${file}.`,
    exists: (file) => `${file} is there already: choose another name.`,
    unreadable: (file) => `${file} cannot be read.`,
    intact: (signer, at, stamped) =>
      `This file is as it was sealed by “${signer}”${at ? `, on ${at}` : ""}${stamped ? ", with a time stamp" : ""}.`,
    certificate: (fingerprint) => `Fingerprint of the certificate (SHA-256): ${fingerprint}`,
    broken: {
      "not-a-pdf": "This file is not a PDF.",
      "not-sealed": "This file bears no seal of the portal.",
      "bytes-appended": "Something was added after the seal.",
      truncated: "This file is not complete.",
      "digest-mismatch": "This file was changed since it was sealed.",
      "bad-signature": "The seal of this file is not valid.",
      "bad-time-stamp": "The time stamp of this file is not valid.",
      "sheet-differs": "The sheet of signatures does not say what the seal covers.",
      "document-changed": "The signed document was changed.",
    },
    checked: (count) => `${count} request(s) followed: all fits.`,
    misfit: (id, seq, why) => `${id}${seqAt(seq, "event")}: ${why}`,
    whys: {
      missing: "an event is missing.",
      changed: "this event was changed.",
      cut: "the chain is broken here.",
      "no-request": "events without their request.",
      "no-events": "no event.",
      "head-differs": "the chain is not the one that the sealed file prints.",
      "file-changed": "the sealed file was changed.",
      "file-missing": "the sealed file is missing.",
      "seal-broken": "the seal of the file is not valid.",
      "no-seal": "the sealed file is not recorded.",
    },
  },
});
