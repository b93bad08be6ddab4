import { refusals } from "../kernel/refusal.ts";

/** Why a photo is refused when it is sent, and a decision about one when it cannot be taken. */
export const photoRefusals = refusals("photos", {
  tooLarge: {
    status: 413,
    fr: "La taille de l'image ne doit pas excéder 10Mo", // ERR-02, printed
    en: "The image must not exceed 10 MB",
  },
  format: {
    status: 415,
    fr: "Le format de l'image n'est pas valide", // ERR-03, printed
    en: "The image format is not valid",
  },
  alreadyDecided: {
    status: 409,
    fr: "Cette photo a déjà reçu sa réponse.",
    en: "This photo has already been decided on.",
  },
  reasonUnfit: {
    status: 400,
    fr: "Le motif du refus est une ligne de 1 à 500\u00a0caractères.",
    en: "The reason for rejecting is one line of 1 to 500 characters.",
  },
});
