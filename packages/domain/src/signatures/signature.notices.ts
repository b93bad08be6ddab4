import * as z from "zod/mini";
import { daySchema, plainDay } from "../kernel/day.ts";
import { noticeKind } from "../kernel/notice.ts";
import type { Bilingual } from "../kernel/texts.ts";

const facts = z.object({ reference: z.string() });

/** How a request ended that was not signed. */
export const endings = ["refused", "expired", "canceled", "replaced", "deleted"] as const;
export type Ending = (typeof endings)[number];

const ended = {
  refused: { fr: "a été refusé par un signataire", en: "was declined by a signer" },
  expired: { fr: "n’a pas été signé à temps", en: "was not signed in time" },
  canceled: { fr: "n’est plus à signer", en: "is no longer to be signed" },
  replaced: { fr: "a été remplacé par un autre document", en: "was replaced by another document" },
  deleted: { fr: "n’est plus à signer", en: "is no longer to be signed" },
} as const satisfies Record<Ending, Bilingual>;

/** What the agency is told of requests (SIGN-64). */
export const toldOfRequests = [
  "refused",
  "mistake",
  "expired",
  "blocked",
  "withdrawn",
  "late-start",
  "asked-again",
  "reminded-last",
] as const;
export type ToldOfRequest = (typeof toldOfRequests)[number];

const toldAgency = {
  refused: {
    title: { fr: "Signature refusée", en: "Signature declined" },
    text: { fr: "ne sera pas signé.", en: "will not be signed." },
  },
  mistake: {
    title: { fr: "Une erreur signalée", en: "A mistake reported" },
    text: { fr: "contient peut-être une erreur.", en: "may hold a mistake." },
  },
  expired: {
    title: { fr: "Délai de signature dépassé", en: "Time to sign passed" },
    text: { fr: "n’a pas été signé à temps.", en: "was not signed in time." },
  },
  blocked: {
    title: { fr: "Signature bloquée 24 heures", en: "Signing blocked for 24 hours" },
    text: {
      fr: "a reçu trop de codes erronés.",
      en: "was given too many wrong codes.",
    },
  },
  withdrawn: {
    title: { fr: "Une rétractation", en: "A withdrawal" },
    text: { fr: "est annulé par la famille.", en: "is cancelled by the family." },
  },
  "late-start": {
    title: { fr: "Début après le délai de rétractation", en: "Start after the withdrawal period" },
    text: {
      fr: "commence après le délai de 14 jours, comme la famille l’a choisi.",
      en: "starts after the 14 days, as the family chose.",
    },
  },
  "asked-again": {
    title: { fr: "Un nouveau document demandé", en: "A new document asked for" },
    text: { fr: "est attendu de nouveau à la signature.", en: "is awaited for signature again." },
  },
  "reminded-last": {
    title: { fr: "Dernier rappel envoyé", en: "Last reminder sent" },
    text: { fr: "attend toujours une signature.", en: "still waits for a signature." },
  },
} as const satisfies Record<ToldOfRequest, { readonly title: Bilingual; readonly text: Bilingual }>;

/** What people are told of what they sign. */
export const signatureNotices = {
  toSign: noticeKind("signatures.to-sign", facts, ({ reference }) => ({
    title: { fr: "Un document à signer", en: "A document to sign" },
    text: {
      fr: `Le contrat ${reference} attend votre signature.`,
      en: `Contract ${reference} is waiting for your signature.`,
    },
  })),
  received: noticeKind("signatures.received", facts, ({ reference }) => ({
    title: { fr: "Votre signature est enregistrée", en: "Your signature is recorded" },
    text: {
      fr: `Vous avez signé le contrat ${reference}.`,
      en: `You have signed contract ${reference}.`,
    },
  })),
  completed: noticeKind("signatures.completed", facts, ({ reference }) => ({
    title: { fr: `Le contrat ${reference} est signé`, en: `Contract ${reference} is signed` },
    text: {
      fr: "Votre copie signée et scellée est prête.",
      en: "Your signed and sealed copy is ready.",
    },
  })),
  ended: noticeKind(
    "signatures.ended",
    z.object({ reference: z.string(), ending: z.enum(endings) }),
    ({ reference, ending }) => ({
      title: { fr: "Un document à signer en moins", en: "One document less to sign" },
      text: {
        fr: `Le contrat ${reference} ${ended[ending].fr}.`,
        en: `Contract ${reference} ${ended[ending].en}.`,
      },
    }),
  ),
  withdrawn: noticeKind(
    "signatures.withdrawn",
    z.object({ reference: z.string(), day: daySchema }),
    ({ reference, day }) => ({
      title: { fr: "Votre rétractation est enregistrée", en: "Your withdrawal is recorded" },
      text: {
        fr: `Vous avez renoncé au contrat ${reference} le ${plainDay(day, "fr")}.`,
        en: `You withdrew from contract ${reference} on ${plainDay(day, "en")}.`,
      },
    }),
  ),
  ofAgency: noticeKind(
    "signatures.of-agency",
    z.object({ reference: z.string(), told: z.enum(toldOfRequests) }),
    ({ reference, told }) => ({
      title: toldAgency[told].title,
      text: {
        fr: `Le contrat ${reference} ${toldAgency[told].text.fr}`,
        en: `Contract ${reference} ${toldAgency[told].text.en}`,
      },
    }),
  ),
};

/** Where the agency follows requests. */
export const agencySignaturesPage = "/agence/signatures";
