import { refusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** What choosing how to receive payslips refuses. */
export const payslipRefusals = refusals("payslips", {
  alreadyChosen: {
    status: 409,
    fr: "Ce choix est déjà enregistré.",
    en: "This choice is already recorded.",
  },
});

/** What the archive of all payslips is called. */
export const allPayslips = (count: number): Bilingual => ({
  fr: count === 1 ? "Votre fiche de paie" : `Vos ${count} fiches de paie`,
  en: count === 1 ? "Your payslip" : `Your ${count} payslips`,
});
