import { refusals } from "../kernel/refusal.ts";

/** What the calls of the second factor refuse. */
export const secondFactorRefusals = refusals("second-factor", {
  codeWrong: {
    status: 400,
    fr: "Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone et réessayez.",
    en: "This is not the right code. Check the time of your phone and try again.",
  },
  recoveryCodeWrong: {
    status: 400,
    fr: "Ce code de secours n’est pas le bon, ou a déjà servi.",
    en: "This is not one of your recovery codes, or it has already been used.",
  },
  codesTooMany: {
    status: 429,
    fr: "Trop de codes erronés. Réessayez dans quelques minutes.",
    en: "Too many wrong codes. Try again in a few minutes.",
  },
  alreadyOn: {
    status: 409,
    fr: "La double authentification est déjà activée.",
    en: "Two-step sign-in is already on.",
  },
  notOn: {
    status: 409,
    fr: "La double authentification n’est pas activée.",
    en: "Two-step sign-in is not on.",
  },
  notBegun: {
    status: 409,
    fr: "Cette clé n’est plus valable\u00a0: elle dure quinze minutes. Recommencez.",
    en: "This key is no longer valid: it lasts fifteen minutes. Please start again.",
  },
  required: {
    status: 409,
    fr: "Votre agence demande la double authentification\u00a0: elle ne peut pas être désactivée.",
    en: "Your agency asks for two-step sign-in: it cannot be switched off.",
  },
  keyLost: {
    status: 409,
    fr: "Les codes de votre application ne peuvent plus être vérifiés. Utilisez un code de secours, ou demandez à l’agence de réinitialiser votre double authentification.",
    en: "The codes from your app can no longer be checked. Use a recovery code, or ask the agency to reset your two-step sign-in.",
  },
});
