import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import type { FeatureLetters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { certificateKind, certificateLetter } from "./certificates/certificate.letter.ts";
import { issuedInvoiceKind, issuedInvoiceLetter } from "./issuedInvoice.letter.ts";
import { rejectedPaymentKind, rejectedPaymentLetter } from "./rejectedPayment.letter.ts";

/** The letters about invoices, payments and tax certificates. */
export function billingLetters(deps: Deps): FeatureLetters {
  return {
    title: { fr: "Facturation", en: "Billing" },
    kinds: {
      [issuedInvoiceKind]: {
        name: { fr: "Facture disponible", en: "Invoice available" },
        when: {
          fr: "Quand un import apporte une facture à une famille, sauf si l’agence n’en envoie pas.",
          en: "When an import brings an invoice to a family, unless the agency sends none.",
        },
        purpose: "service",
        isRepeatable: true,
        model: (locale) =>
          issuedInvoiceLetter(
            locale,
            { firstName: invented.firstName, month: invented.month, count: 1, id: invented.reference },
            deps,
          ),
        async write(transaction, { personId, locale, payload: { id, month, count } }) {
          const addressee = await findAddressee(transaction, personId);
          if (!addressee) return null;
          const letter = issuedInvoiceLetter(
            locale,
            {
              firstName: addressee.firstName,
              month: month == null ? null : String(month),
              count: Number(count),
              id: String(id),
            },
            deps,
          );
          return { recipient: addressee.email, letter };
        },
      },
      [rejectedPaymentKind]: {
        name: { fr: "Prélèvement rejeté", en: "Direct debit rejected" },
        when: {
          fr: "Quand la banque d’une famille rejette un prélèvement.",
          en: "When a family’s bank rejects a direct debit.",
        },
        purpose: "service",
        model: (locale) => rejectedPaymentLetter(locale, invented.firstName, deps),
        async write(transaction, { personId, locale }) {
          const addressee = await findAddressee(transaction, personId);
          if (!addressee) return null;
          const letter = rejectedPaymentLetter(locale, addressee.firstName, deps);
          return { recipient: addressee.email, letter };
        },
      },
      [certificateKind]: {
        name: { fr: "Attestation fiscale disponible", en: "Tax certificate available" },
        when: {
          fr: "Quand le portail publie l’attestation fiscale d’une famille, ou la corrige.",
          en: "When the portal publishes a family’s tax certificate, or corrects it.",
        },
        purpose: "service",
        isRepeatable: true,
        model: (locale) =>
          certificateLetter(locale, { year: invented.year, version: 1 }, invented.firstName, deps),
        async write(transaction, { personId, locale, payload }) {
          const addressee = await findAddressee(transaction, personId);
          if (!addressee) return null;
          const about = { year: Number(payload.year), version: Number(payload.version) };
          const letter = certificateLetter(locale, about, addressee.firstName, deps);
          return { recipient: addressee.email, letter };
        },
      },
    },
  };
}
