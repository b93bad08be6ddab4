import { refusals } from "../kernel/refusal.ts";

/** What a contract that is kept must hold to. */
export const contractRefusals = refusals("contracts", {
  endsBeforeStart: {
    status: 400,
    fr: "La date de fin précède la date de début.",
    en: "The end date is before the start date.",
  },
});
