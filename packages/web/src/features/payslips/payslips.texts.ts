import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The words of the payslips' page; printed sentences carry their requirement. */
export const payslipsWords = catalogue({
  fr: {
    title: "Fiches de paie",
    loading: "Chargement de vos fiches de paie…",
    available: (ofMonth: string) => `Votre fiche de paie ${ofMonth} est disponible.`, // PAYSLIP-01, printed
    download: "Télécharger", // PAYSLIP-02, printed
    ofPayslip: (ofMonth: string) => `la fiche de paie ${ofMonth} (PDF)`,
    downloadAll: "Tout télécharger", // PAYSLIP-04, printed
    downloadAllWhat: "(archive ZIP de toutes vos fiches de paie)",
    paid: (day: string) => `Versé le ${day}`, // PAYSLIP-02, printed
    net: "Net payé",
    netHidden: "Montant masqué",
    netUnknown: "Non indiqué",
    showAmounts: "Afficher les montants", // PAYSLIP-03, printed
    hideAmounts: "Masquer les montants",
    isNew: "Nouveau", // PAYSLIP-02, printed
    corrected: (day: string) => `Corrigée le ${day}`, // PAYSLIP-16, printed
    others: "Vos autres fiches de paie",
    caption: (year: number) => `Fiches de paie de ${year}`,
    month: "Mois",
    payment: "Versement",
    file: "Fichier",
    noOthers: (year: number) => `Aucune autre fiche de paie en ${year}.`,
    none: "Vos fiches de paie apparaîtront ici après votre premier salaire.", // PAYSLIP-19, printed
    from: (day: string) => `Vos fiches de paie seront ici à partir du ${day}.`, // PAYSLIP-19, printed
    how: "Comment vous les recevez",
    electronic: "Vous recevez vos fiches de paie ici, sous forme électronique.",
    withoutScript: "Pour changer de forme, activez JavaScript dans votre navigateur ou appelez l’agence.",
    askPaper: "Recevoir mes fiches de paie sur papier", // PAYSLIP-09, printed
    effect: (day: string) => `Votre demande prend effet au plus tard le ${day}.`, // PAYSLIP-09, printed
    confirm: "Demander le papier",
    keep: "Rester en électronique",
    paperNoted: (moment: string) =>
      `Vous avez demandé vos fiches de paie sur papier le ${moment}\u00a0: c’est noté, une confirmation vous est envoyée.`,
    paperKept: "Celles qui sont ici y restent.",
    goBack: "Revenir aux fiches de paie électroniques", // PAYSLIP-11, printed
    electronicNoted: (moment: string) =>
      `Vous avez choisi de revenir à l’électronique le ${moment}\u00a0: c’est noté.`,
    rules: "Vos droits et la conservation",
    given:
      "L’agence remet vos fiches de paie ici, en PDF, une fois la paie versée. Personne d’autre que vous ne peut les ouvrir.",
    refusal:
      "Vous pouvez refuser la forme électronique à tout moment, et la retrouver à tout moment. Un refus prend effet dans les trois mois et ne retire rien de ce qui est déjà ici.",
    until: "Elles restent à votre disposition au moins 50 ans, même si vous quittez l’agence.", // PAYSLIP-08
    takeAlong:
      "Vous pouvez toutes les emporter à tout moment. Gardez-les sans limite de durée\u00a0: elles servent pour votre retraite.",
  },
  en: {
    title: "Payslips",
    loading: "Loading your payslips…",
    available: (ofMonth) => `Your payslip ${ofMonth} is available.`,
    download: "Download",
    ofPayslip: (ofMonth) => `the payslip ${ofMonth} (PDF)`,
    downloadAll: "Download all",
    downloadAllWhat: "(a ZIP archive of all your payslips)",
    paid: (day) => `Paid on ${day}`,
    net: "Net paid",
    netHidden: "Amount hidden",
    netUnknown: "Not given",
    showAmounts: "Show amounts",
    hideAmounts: "Hide amounts",
    isNew: "New",
    corrected: (day) => `Corrected on ${day}`,
    others: "Your other payslips",
    caption: (year) => `Payslips of ${year}`,
    month: "Month",
    payment: "Payment",
    file: "File",
    noOthers: (year) => `No other payslip in ${year}.`,
    none: "Your payslips will appear here after you are first paid.",
    from: (day) => `Your payslips will be here from ${day}.`,
    how: "How you receive them",
    electronic: "You receive your payslips here, electronically.",
    withoutScript: "To change this, turn JavaScript on in your browser or call the agency.",
    askPaper: "Receive my payslips on paper",
    effect: (day) => `Your request takes effect on ${day} at the latest.`,
    confirm: "Switch to paper",
    keep: "Stay electronic",
    paperNoted: (moment) => `You asked for paper payslips on ${moment}: a confirmation is on its way.`,
    paperKept: "The ones already here will stay.",
    goBack: "Switch back to electronic payslips",
    electronicNoted: (moment) => `You switched back to electronic payslips on ${moment}.`,
    rules: "Your rights, and how long they are kept",
    given:
      "The agency puts your payslips here, as PDF files, once you have been paid. Only you can open them.",
    refusal:
      "You can refuse electronic payslips, and switch back, at any time. A refusal takes effect within three months; what is already here stays.",
    until: "They stay here for you for at least 50 years, even after you leave the agency.",
    takeAlong: "You can download them all at any time. Keep them for good: they count towards your pension.",
  },
});
