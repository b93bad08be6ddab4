import { catalogue } from "@ribambelle/domain/kernel/texts";

export const certificatesTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run certificates -- --year ANNÉE [--hold RÉFÉRENCE | --correct RÉFÉRENCE] | --missing [--year ANNÉE] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    unknownPayer: (reference: string) => `Aucune famille ne porte la référence ${reference}.`,
    notOver: (year: number) =>
      `L’année ${year} n’est pas terminée\u00a0: son attestation ne peut pas encore être faite.`,
    noIssuer:
      "Le fichier de l’agence ne dit pas qui elle est devant la loi (legal.company, legal.declaration)\u00a0: aucune attestation n’est faite.",
    published: (year: number, count: number) =>
      count === 0
        ? `Aucune attestation ${year} de plus à publier.`
        : count === 1
          ? `1 attestation ${year} publiée.`
          : `${count} attestations ${year} publiées.`,
    lacks: {
      age: (reference: string) =>
        `${reference}\u00a0: garde d’enfants sans l’âge de l’enfant, écrite «\u00a0Garde d’enfants\u00a0».`,
      address: (reference: string) => `${reference}\u00a0: l’adresse de la famille manque sur l’attestation.`,
    },
    gap: (reference: string, number: string, position: number | null, what: string) =>
      `${reference}\u00a0: facture ${number}${position === null ? "" : `, ligne ${position}`}\u00a0: ${what}.`,
    gaps: {
      babysitter: "l’intervenant manque",
      hours: "les heures manquent",
      lines: "aucune ligne",
    },
    held: (reference: string) => `${reference}\u00a0: attestation retenue.`,
    issuer: (reference: string) => `${reference}\u00a0: le fichier de l’agence est incomplet (legal).`,
    notMade: (reference: string) => `${reference}\u00a0: pas encore faite, rien ne l’empêche.`,
    failed: (reference: string, message: string) =>
      `${reference}\u00a0: l’attestation n’a pas pu être faite (${message}).`,
    missing: (year: number, count: number) =>
      count === 0
        ? `Aucune attestation ${year} ne manque.`
        : count === 1
          ? `1 famille attend son attestation ${year}.`
          : `${count} familles attendent leur attestation ${year}.`,
    hold: {
      held: (reference: string, year: number) =>
        `L’attestation ${year} de ${reference} est retenue. --correct ${reference} la publiera.`,
      there: (reference: string, year: number) =>
        `L’attestation ${year} de ${reference} est déjà publiée\u00a0: elle reste.`,
    },
    correct: {
      published: (reference: string, year: number, version: number) =>
        version === 1
          ? `L’attestation ${year} de ${reference}, qui était retenue, est publiée.`
          : `L’attestation rectificative ${year} de ${reference} est publiée (version ${version}).`,
      unchanged: (reference: string, year: number) =>
        `L’attestation ${year} de ${reference} est déjà exacte\u00a0: rien à corriger.`,
      none: (reference: string, year: number) => `${reference} n’a pas d’attestation ${year} à corriger.`,
      nothing: (reference: string, year: number) =>
        `Rien de ce que ${reference} a réglé en ${year} n’ouvre droit au crédit d’impôt\u00a0: rien n’est publié.`,
      agency: (reference: string, year: number) =>
        `L’attestation ${year} de ${reference} vient de l’agence\u00a0: corrigez-la par un import.`,
    },
  },
  en: {
    usage:
      "Usage: npm run certificates -- --year YEAR [--hold REFERENCE | --correct REFERENCE] | --missing [--year YEAR] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    unknownPayer: (reference) => `No family has the reference ${reference}.`,
    notOver: (year) => `The year ${year} is not over: its certificate cannot be made yet.`,
    noIssuer:
      "The agency’s file does not say who it is before the law (legal.company, legal.declaration): no certificate is made.",
    published: (year, count) =>
      count === 0
        ? `No more certificate for ${year} to publish.`
        : count === 1
          ? `1 certificate for ${year} published.`
          : `${count} certificates for ${year} published.`,
    lacks: {
      age: (reference) => `${reference}: childcare without the child’s age, written as “Garde d’enfants”.`,
      address: (reference) => `${reference}: the family’s address is missing on the certificate.`,
    },
    gap: (reference, number, position, what) =>
      `${reference}: invoice ${number}${position === null ? "" : `, line ${position}`}: ${what}.`,
    gaps: {
      babysitter: "the babysitter is missing",
      hours: "the hours are missing",
      lines: "no line",
    },
    held: (reference) => `${reference}: certificate kept back.`,
    issuer: (reference) => `${reference}: the agency’s file is incomplete (legal).`,
    notMade: (reference) => `${reference}: not made yet, nothing stands in its way.`,
    failed: (reference, message) => `${reference}: the certificate could not be made (${message}).`,
    missing: (year, count) =>
      count === 0
        ? `No certificate for ${year} is missing.`
        : count === 1
          ? `1 family has no certificate for ${year}.`
          : `${count} families have no certificate for ${year}.`,
    hold: {
      held: (reference, year) =>
        `The certificate for ${year} of ${reference} is kept back. --correct ${reference} will publish it.`,
      there: (reference, year) =>
        `The certificate for ${year} of ${reference} is published already: it stays.`,
    },
    correct: {
      published: (reference, year, version) =>
        version === 1
          ? `The certificate for ${year} of ${reference}, which was kept back, is published.`
          : `The corrected certificate for ${year} of ${reference} is published (version ${version}).`,
      unchanged: (reference, year) =>
        `The certificate for ${year} of ${reference} is right already: nothing to correct.`,
      none: (reference, year) => `${reference} has no certificate for ${year} to correct.`,
      nothing: (reference, year) =>
        `Nothing that ${reference} paid in ${year} gives right to the tax credit: nothing is published.`,
      agency: (reference, year) =>
        `The certificate for ${year} of ${reference} comes from the agency: correct it by an import.`,
    },
  },
});
