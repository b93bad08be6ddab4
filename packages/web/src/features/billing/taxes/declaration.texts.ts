import type { Declared } from "@ribambelle/domain/billing/taxes/declaration";
import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The words about the declaration and the ceiling; printed sentences carry their requirement. */
export const declarationWords = catalogue({
  fr: {
    fill: "Remplir ma déclaration", // TAX-23, printed
    ofYear: (year: number) => `des revenus ${year}`,
    form: "Formulaire 2042\u00a0RICI, en euros entiers.",
    noForm: (year: number) =>
      `Les cases de la déclaration des revenus ${year} ne sont pas encore connues ici\u00a0: reportez ces montants d’après leur intitulé.`,
    box: (code: string) => `Case ${code}`,
    amounts: {
      expenses: "Dépenses\u00a0: ce que vous avez réglé, avec l’avance et les aides",
      aids: "Aides déduites de vos factures, ou versées à l’agence pour vous",
      advance: "Avance immédiate de crédit d’impôt",
    } satisfies Record<Declared, string>,
    natures: "Ce que vous avez réglé, par nature de service",
    payee: "L’organisme que vous avez payé",
    name: "Nom",
    siren: "SIREN",
    noSiren: "Demandez à l’agence le nom et le numéro SIREN à déclarer.",
    copy: "Copier", // TAX-23, printed
    copied: "Copié",
    // TAX-24, printed
    addAids:
      "Ajoutez en 7DR les aides que vous avez reçues vous-même (par exemple le complément de mode de garde de la CAF) et la part des CESU financée par votre employeur.",
    checkAdvance: "La case 7HB est en général déjà remplie\u00a0: vérifiez-la.",
    help: "Ces montants sont une aide. Seule votre déclaration, et les textes en vigueur, font foi.",
    ceiling: (year: number) => `Votre plafond ${year}`, // TAX-26, printed
    used: (used: string, ceiling: string) => `Vous avez utilisé ${used} sur ${ceiling}.`, // TAX-26, printed
    over: "Le plafond est atteint\u00a0: ce qui le dépasse n’ouvre pas droit au crédit d’impôt.",
    // TAX-26, printed
    credit: (credit: string) => `Crédit d’impôt estimé\u00a0: ${credit}.`,
    creditAfterAdvance: (credit: string, advance: string) =>
      `Crédit d’impôt estimé\u00a0: ${credit}, dont ${advance} déjà reçus par avance immédiate.`,
    only: (agency: string) => `Ne compte que vos dépenses auprès de ${agency}.`,
    noCeiling: (year: number) => `Le plafond ${year} n’est pas encore connu ici.`, // TAX-29, printed
    toHousehold: "Adapter à votre foyer",
    household: "Votre foyer",
    why: "Le plafond de vos dépenses en dépend.",
    children: "Enfants à charge",
    sharedCustody: "Enfants en garde partagée",
    seniors: "Personnes de plus de 65\u00a0ans",
    disability: "Quelqu’un du foyer a une carte d’invalidité",
    staysHere: "Ces réponses restent sur cet appareil.", // TAX-28, printed
    forget: "Effacer ces réponses",
    withoutScript: "Pour adapter le plafond à votre foyer, activez JavaScript dans votre navigateur.",
  },
  en: {
    fill: "Fill in my tax return",
    ofYear: (year) => `for ${year} income`,
    form: "Form 2042 RICI, in whole euros.",
    noForm: (year) =>
      `The boxes of the tax return for ${year} are not known here yet: enter these amounts by their names.`,
    box: (code) => `Box ${code}`,
    amounts: {
      expenses: "Expenses: what you paid, with the advance and the benefits",
      aids: "Benefits taken off your invoices, or paid to the agency for you",
      advance: "Immediate advance of the tax credit",
    },
    natures: "What you paid, by type of service",
    payee: "The organisation you paid",
    name: "Name",
    siren: "SIREN number",
    noSiren: "Ask the agency for the name and the SIREN number to declare.",
    copy: "Copy",
    copied: "Copied",
    addAids:
      "Add to 7DR the benefits that you received yourself (for instance the CAF childcare allowance) and the part of CESU vouchers paid for by your employer.",
    checkAdvance: "Box 7HB is usually filled in already: check it.",
    help: "These amounts are a help. Only your tax return and the law in force count.",
    ceiling: (year) => `Your ceiling for ${year}`,
    used: (used, ceiling) => `You have used ${used} of ${ceiling}.`,
    over: "The ceiling is reached: what exceeds it is not eligible for the tax credit.",
    credit: (credit) => `Estimated tax credit: ${credit}.`,
    creditAfterAdvance: (credit, advance) =>
      `Estimated tax credit: ${credit}, of which ${advance} already received as an immediate advance.`,
    only: (agency) => `Counts only what you spent with ${agency}.`,
    noCeiling: (year) => `The ceiling for ${year} is not known here yet.`,
    toHousehold: "Adjust to your household",
    household: "Your household",
    why: "The ceiling of your expenses depends on it.",
    children: "Dependent children",
    sharedCustody: "Children in shared custody",
    seniors: "People over 65",
    disability: "Somebody in the household has a disability card",
    staysHere: "These answers stay on this device.",
    forget: "Clear these answers",
    withoutScript: "To adjust the ceiling to your household, turn JavaScript on in your browser.",
  },
});
