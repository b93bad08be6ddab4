import * as z from "zod/mini";
import { lowerFirst } from "../kernel/characters/lowerFirst.ts";
import { noticeKind } from "../kernel/notice.ts";
import type { Role } from "../kernel/role.ts";
import { type ContractDocumentKind, contractDocumentKinds } from "./document.ts";

const factsSchema = z.object({
  kind: z.enum(Object.keys(contractDocumentKinds) as [ContractDocumentKind, ...ContractDocumentKind[]]),
  reference: z.string(),
});

/** What people are told of their documents. */
export const documentNotices = {
  added: noticeKind("documents.added", factsSchema, ({ kind, reference }) => ({
    title: {
      fr: `Nouveau document\u00a0: ${lowerFirst(contractDocumentKinds[kind].fr)}`,
      en: `New document: ${lowerFirst(contractDocumentKinds[kind].en)}`,
    },
    text: {
      fr: `Il est joint à votre contrat ${reference}.`,
      en: `It is with your contract ${reference}.`,
    },
  })),
};

/** Where a person finds the documents of a contract, also of one that has ended. */
export function documentsPage(role: Role, reference: string): string {
  if (role === "Parent") return "/client/contrats?tous=1";
  return `/intervenant/contrats?tous=1&contrat=${encodeURIComponent(reference)}`;
}
