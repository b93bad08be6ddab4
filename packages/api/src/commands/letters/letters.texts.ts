import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { AddressOutcome } from "../../features/optIns/index.ts";
import type { LetterState } from "../../mail/letters.store.ts";
import type { RefusalReason } from "../../mail/refusals.ts";

export const letterTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run letters -- [--retry NUMÉRO|all | bounce [--undo] ADRESSE…] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    states: {
      waiting: "En attente",
      sent: "Envoyées",
      "given-up": "Abandonnées",
      withdrawn: "Retirées",
    } satisfies Record<LetterState, string>,
    count: (state: string, count: number) => `${state}\u00a0: ${count}`,
    line: (id: string, kind: string, state: string, attempts: number, reason: string) =>
      `${id}  ${kind}  ${state}  essais\u00a0: ${attempts}  ${reason}`,
    refusals: {
      "recipient-refused": "le serveur refuse cette adresse",
      "message-refused": "le serveur refuse cette lettre",
      "sender-refused": "le serveur refuse notre adresse d’expéditeur (MAIL_FROM)",
      "sign-in-refused": "le serveur refuse notre identifiant ou notre mot de passe (SMTP_URL)",
      "server-refused": "le serveur refuse la conversation",
      unreachable: "le serveur n’est pas joignable",
      "no-answer": "le serveur ne répond pas à temps",
      "connection-lost": "la connexion a été coupée",
      "not-encrypted": "la connexion n’a pas pu être chiffrée",
      "address-unusable": "cette adresse n’est pas utilisable",
      "address-needs-smtputf8": "cette adresse demande un serveur qui sait SMTPUTF8",
      "no-mail-server": "aucun serveur de courrier n’est réglé (SMTP_URL)",
      "not-written": "la lettre n’a pas pu être écrite (voir le journal)",
      interrupted: "l’envoi a été interrompu par un arrêt",
    } satisfies Record<RefusalReason, string>,
    retried: (count: number) =>
      count > 1
        ? `${count} lettres repartent.`
        : count === 1
          ? "1 lettre repart."
          : "Aucune lettre ne repart.",
    notGivenUp: (id: string) => `Aucune lettre abandonnée ne porte le numéro ${id}.`,
    bounced: {
      done: (address: string) =>
        `${address}\u00a0: noté. Seules les lettres de service partent encore vers cette adresse.`,
      already: (address: string) => `${address}\u00a0: c’était déjà noté.`,
      unknown: (address: string) => `${address}\u00a0: aucun compte ouvert n’a cette adresse.`,
    } satisfies Record<AddressOutcome, (address: string) => string>,
    mended: {
      done: (address: string) =>
        `${address}\u00a0: l’adresse est de nouveau bonne. Les lettres choisies repartent.`,
      already: (address: string) => `${address}\u00a0: rien n’était noté contre cette adresse.`,
      unknown: (address: string) => `${address}\u00a0: aucun compte ouvert n’a cette adresse.`,
    } satisfies Record<AddressOutcome, (address: string) => string>,
  },
  en: {
    usage: "Usage: npm run letters -- [--retry ID|all | bounce [--undo] ADDRESS…] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    states: { waiting: "Waiting", sent: "Sent", "given-up": "Given up", withdrawn: "Withdrawn" },
    count: (state, count) => `${state}: ${count}`,
    line: (id, kind, state, attempts, reason) => `${id}  ${kind}  ${state}  attempts: ${attempts}  ${reason}`,
    refusals: {
      "recipient-refused": "the server refuses this address",
      "message-refused": "the server refuses this letter",
      "sender-refused": "the server refuses our sender address (MAIL_FROM)",
      "sign-in-refused": "the server refuses our user name or password (SMTP_URL)",
      "server-refused": "the server refuses the conversation",
      unreachable: "the server cannot be reached",
      "no-answer": "the server does not answer in time",
      "connection-lost": "the connection was cut",
      "not-encrypted": "the connection could not be encrypted",
      "address-unusable": "this address cannot be used",
      "address-needs-smtputf8": "this address needs a server that knows SMTPUTF8",
      "no-mail-server": "no mail server is set (SMTP_URL)",
      "not-written": "the letter could not be written (see the log)",
      interrupted: "a stop interrupted the sending",
    },
    retried: (count) =>
      count > 1
        ? `${count} letters go again.`
        : count === 1
          ? "1 letter goes again."
          : "No letter goes again.",
    notGivenUp: (id) => `No letter that was given up has the id ${id}.`,
    bounced: {
      done: (address) => `${address}: noted. Only service letters still go to this address.`,
      already: (address) => `${address}: this was noted already.`,
      unknown: (address) => `${address}: no open account has this address.`,
    },
    mended: {
      done: (address) => `${address}: the address is good again. The letters that were chosen go again.`,
      already: (address) => `${address}: nothing was noted against this address.`,
      unknown: (address) => `${address}: no open account has this address.`,
    },
  },
});
