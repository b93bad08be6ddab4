import { refusals } from "../kernel/refusal.ts";

/** What the calls about letters refuse (TABLE R). */
export const letterRefusals = refusals("letters", {
  waiting: {
    status: 409,
    fr: "Ce courrier attend déjà de partir.",
    en: "This letter is already waiting.",
  },
  untrue: {
    status: 409,
    fr: "Ce courrier n’a plus lieu d’être.",
    en: "This letter is no longer true.",
  },
  sentLately: {
    status: 409,
    fr: "Ce courrier est parti il y a moins de 24\u00a0heures.",
    en: "This letter left less than 24 hours ago.",
  },
  noAddress: {
    status: 409,
    fr: "Cette personne n’a pas d’adresse qui reçoive.",
    en: "This person has no address that receives.",
  },
});
