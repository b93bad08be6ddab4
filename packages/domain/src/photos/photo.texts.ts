import { refusals } from "../kernel/refusal.ts";

/** Why a photo is refused when it is sent. */
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
});
