import { refusals } from "../kernel/refusal.ts";

/** What a question about interventions is refused for. */
export const interventionRefusals = refusals("interventions", {
  periodTooLong: {
    status: 400,
    fr: "Demandez au plus 400 jours à la fois.",
    en: "Ask for at most 400 days at a time.",
  },
});
