import { refusals } from "../kernel/refusal.ts";

/** What a contract is refused for when it breaks a constraint of the database. */
export const contractRefusals = refusals("contracts", {
  endsBeforeStart: {
    status: 400,
    fr: "La date de fin précède la date de début.",
    en: "The end date is before the start date.",
  },
});
