import { refusals } from "../kernel/refusal.ts";

/** What choosing how to receive payslips refuses. */
export const payslipRefusals = refusals("payslips", {
  alreadyChosen: {
    status: 409,
    fr: "Ce choix est déjà enregistré.",
    en: "This choice is already recorded.",
  },
});
