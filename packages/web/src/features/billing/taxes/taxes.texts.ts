import { catalogue } from "@ribambelle/domain/kernel/texts";

export const taxesWords = catalogue({
  fr: {
    title: "Attestations fiscales",
    loading: "Chargement de vos attestations…",
    // TAX-01, printed
    ready: (year: number) => `Votre attestation ${year} est prête.`,
    expected: (year: number, day: string) => `Votre attestation ${year} sera ici au plus tard le ${day}.`,
    // TAX-16, printed
    nothing: (year: number) => `Aucun règlement ouvrant droit au crédit d’impôt en ${year}.`,
    running: "Montants provisoires",
    paid: "Réglé et pris en compte",
    stated: "Réglé, selon l’attestation de l’agence",
    cesu: "Dont CESU préfinancés",
    aids: "Aides",
    advance: "Avance immédiate de crédit d’impôt",
    natures: "Par nature de service",
    // TAX-04, TAX-15, printed
    otherwise: (amount: string) =>
      `Réglé en espèces ou autrement\u00a0: ${amount}, n’ouvre pas droit au crédit d’impôt.`,
    notYet: (day: string) => `Son attestation sera ici au plus tard le ${day}.`,
    missing: (year: number) => `L’attestation ${year} n’est pas ici\u00a0: demandez-la à l’agence.`,
    amountInside: "Le montant se trouve dans l’attestation.",
    agencySays: "L’attestation de l’agence fait foi.",
    download: "Télécharger l’attestation",
    downloadVersion: (version: number) => `Télécharger la version ${version}`,
    published: (day: string) => `Publiée le ${day}`,
    pdf: (year: number) => `${year} (PDF, nouvel onglet)`,
  },
  en: {
    title: "Tax certificates",
    loading: "Loading your certificates…",
    ready: (year) => `Your certificate for ${year} is ready.`,
    expected: (year, day) => `Your certificate for ${year} will be here by ${day} at the latest.`,
    nothing: (year) => `No payments eligible for the tax credit in ${year}.`,
    running: "So far",
    paid: "Payments counted",
    stated: "Paid, according to the agency’s certificate",
    cesu: "Including prefinanced CESU vouchers",
    aids: "Benefits",
    advance: "Immediate advance of the tax credit",
    natures: "By type of service",
    otherwise: (amount) => `Paid in cash or otherwise: ${amount}, not eligible for the tax credit.`,
    notYet: (day) => `Its certificate will be here by ${day} at the latest.`,
    missing: (year) => `The certificate for ${year} is not here: ask the agency for it.`,
    amountInside: "The certificate states the amount.",
    agencySays: "The agency’s certificate prevails.",
    download: "Download the certificate",
    downloadVersion: (version) => `Download version ${version}`,
    published: (day) => `Published on ${day}`,
    pdf: (year) => `of ${year} (PDF, new tab)`,
  },
});
