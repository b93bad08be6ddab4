import * as z from "zod/mini";
import { daySchema, plainDay } from "../kernel/day.ts";
import { noticeKind } from "../kernel/notice.ts";

/** What people are told of their contracts. */
export const contractNotices = {
  toSign: noticeKind("contracts.to-sign", z.object({ reference: z.string() }), ({ reference }) => ({
    title: { fr: "Un contrat à signer", en: "A contract to sign" },
    text: {
      fr: `Le contrat ${reference} attend votre signature.`,
      en: `Contract ${reference} is waiting for your signature.`,
    },
  })),
  // TABLE L
  withdrawn: noticeKind("contracts.withdrawn", z.object({ reference: z.string() }), ({ reference }) => ({
    title: {
      fr: `Le contrat ${reference} n’est plus à signer pour l’instant`,
      en: `Contract ${reference} is no longer to be signed for now`,
    },
    text: {
      fr: "L’agence le prépare de nouveau et vous préviendra.",
      en: "The agency is preparing it again and will tell you.",
    },
  })),
  signed: noticeKind("contracts.signed", z.object({ reference: z.string() }), ({ reference }) => ({
    title: { fr: `Votre contrat ${reference} est signé`, en: `Your contract ${reference} is signed` },
    text: {
      fr: "L’agence a enregistré votre signature.",
      en: "The agency has recorded your signature.",
    },
  })),
  expired: noticeKind("contracts.expired", z.object({ reference: z.string() }), ({ reference }) => ({
    title: {
      fr: `Le délai pour signer ${reference} est passé`,
      en: `The time to sign ${reference} has passed`,
    },
    text: {
      fr: "Contactez l’agence si vous souhaitez encore signer ce contrat.",
      en: "Contact the agency if you still wish to sign this contract.",
    },
  })),
  canceled: noticeKind("contracts.canceled", z.object({ reference: z.string() }), ({ reference }) => ({
    title: { fr: `Le contrat ${reference} est annulé`, en: `Contract ${reference} is cancelled` },
    text: {
      fr: "Il n’y a plus rien à faire pour ce contrat.",
      en: "There is nothing left to do for this contract.",
    },
  })),
  ended: noticeKind(
    "contracts.ended",
    z.object({ reference: z.string(), day: daySchema }),
    ({ reference, day }) => ({
      title: {
        fr: `Votre contrat ${reference} se termine le ${plainDay(day, "fr")}`,
        en: `Your contract ${reference} ends on ${plainDay(day, "en")}`,
      },
      text: {
        fr: "Il reste dans votre espace, avec ses documents.",
        en: "It stays in your space, with its documents.",
      },
    }),
  ),
  // Of whoever of the agency scheduled it (AGCON-11).
  notSent: noticeKind("contracts.not-sent", z.object({ reference: z.string() }), ({ reference }) => ({
    title: {
      fr: `La demande de signature du contrat ${reference} n’est pas partie`,
      en: `The request to sign contract ${reference} did not leave`,
    },
    text: {
      fr: "Il lui manque quelque chose : le contrat est revenu en brouillon.",
      en: "It lacks something: the contract is a draft again.",
    },
  })),
};

/** Where each kind of contract is read. */
export const contractPages = {
  parent: "/client/contrats",
  housework: "/client/contrats?tab=menage",
  babysitter: "/intervenant/contrats",
} as const;

/** Where a person reads one of their contracts, also when it is over. */
export function contractPage(kind: keyof typeof contractPages, reference: string): string {
  if (kind === "babysitter")
    return `${contractPages.babysitter}?tous=1&contrat=${encodeURIComponent(reference)}`;
  return kind === "housework" ? `${contractPages.housework}&tous=1` : `${contractPages.parent}?tous=1`;
}
