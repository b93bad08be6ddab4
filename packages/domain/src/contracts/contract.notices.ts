import * as z from "zod/mini";
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
};

/** Where each kind of contract is read. */
export const contractPages = {
  parent: "/client/contrats",
  housework: "/client/contrats?tab=menage",
  babysitter: "/intervenant/contrats",
} as const;
