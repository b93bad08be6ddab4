import { catalogue } from "@ribambelle/domain/kernel/texts";

export const billingWords = catalogue({
  fr: {
    invoices: "Factures",
    payments: "Règlements",
    seePayments: "Comment régler",
    seeInvoices: "Vos factures",
    loadingInvoices: "Chargement de vos factures…",
    loadingPayments: "Chargement de vos règlements…",
    // BILLS-22, PAYMENTS-17, printed
    noInvoices:
      "Vos factures apparaîtront ici. La première arrive en général au début du mois qui suit la première intervention.",
    noPayments: "Vos règlements apparaîtront ici dès que l’agence en aura reçu un.",
    noneYet: { invoices: "Aucune facture pour le moment", payments: "Aucun règlement pour le moment" },
    columns: {
      invoice: "Facture",
      issued: "Émise le",
      amount: "Montant",
      state: "État",
      day: "Date",
      means: "Moyen",
      settles: "Factures",
    },
    remains: (amount: string) => `Reste ${amount}`,
    number: (number: string) => `n° ${number}`,
    scheduled: (day: string) => `Prélèvement prévu le ${day}`,
    lateSince: (day: string) => `En retard depuis le ${day}`,
    nothingSettled: "Aucune facture pour l’instant",
    refund: "Remboursement",
    rejected: (means: string, day: string, toPay: readonly string[]) =>
      `${means} rejeté le ${day}${toPay.length > 0 ? `\u00a0: ${toPay.join(", ")}` : ""}.`,
    remainsToPay: (title: string) => `la facture «\u00a0${title}\u00a0» reste à régler`,
    howTo: "Comment régler",
    transferTo: "Pour un virement",
    holder: "Titulaire",
    reference: "Référence à indiquer dans le libellé du virement",
    referenceHint: "Le numéro de la facture, indiqué sur chacune.",
    copy: "Copier",
    copied: "Copié",
    // PAYMENTS-09, printed
    warning:
      "Nos coordonnées bancaires en vigueur sont celles de votre espace\u00a0: nous n’en annonçons jamais d’autres par e-mail ni par téléphone. En cas de doute, appelez l’agence.",
    means: {
      debit:
        "L’agence prélève le montant de vos factures à la date annoncée\u00a0: vous n’avez rien à faire.",
      transfer: "Depuis votre banque, vers le compte de l’agence.",
      card: "Par téléphone, auprès de l’agence.",
      cheque: "À l’ordre de l’agence, envoyé à son adresse.",
      cesu: "Avec vos CESU préfinancés, auprès de l’agence.",
      urssaf: "L’Urssaf prélève ce qui vous revient, après votre validation ou 48 h après sa demande.",
    },
    noAccount: "Demandez nos coordonnées bancaires à l’agence.",
  },
  en: {
    invoices: "Invoices",
    payments: "Payments",
    seePayments: "How to pay",
    seeInvoices: "Your invoices",
    loadingInvoices: "Loading your invoices…",
    loadingPayments: "Loading your payments…",
    noInvoices:
      "Your invoices will appear here. The first usually comes at the beginning of the month after the first intervention.",
    noPayments: "Your payments will appear here as soon as the agency has received one.",
    noneYet: { invoices: "No invoice for now", payments: "No payment for now" },
    columns: {
      invoice: "Invoice",
      issued: "Issued on",
      amount: "Amount",
      state: "State",
      day: "Day",
      means: "Means",
      settles: "Invoices",
    },
    remains: (amount) => `${amount} left`,
    number: (number) => `No. ${number}`,
    scheduled: (day) => `Debit planned on ${day}`,
    lateSince: (day) => `Late since ${day}`,
    nothingSettled: "No invoice so far",
    refund: "Refund",
    rejected: (means, day, toPay) =>
      `${means} rejected on ${day}${toPay.length > 0 ? `: ${toPay.join(", ")}` : ""}.`,
    remainsToPay: (title) => `the invoice “${title}” is still to be paid`,
    howTo: "How to pay",
    transferTo: "For a bank transfer",
    holder: "Account holder",
    reference: "Reference to give with the transfer",
    referenceHint: "The number of the invoice, written on each of them.",
    copy: "Copy",
    copied: "Copied",
    warning:
      "Our current bank details are those in your space: we never announce others by e-mail or by phone. If in doubt, call the agency.",
    means: {
      debit:
        "The agency debits the amount of your invoices on the day that was announced: there is nothing for you to do.",
      transfer: "From your bank, to the agency’s account.",
      card: "By phone, with the agency.",
      cheque: "Made out to the agency, sent to its address.",
      cesu: "With your prefinanced CESU vouchers, with the agency.",
      urssaf: "Urssaf debits your part, once you have agreed or 48 hours after its request.",
    },
    noAccount: "Ask the agency for its bank details.",
  },
});
