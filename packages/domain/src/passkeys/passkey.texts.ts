import { refusals } from "../kernel/refusal.ts";

/** What the calls of passkeys refuse. */
export const passkeyRefusals = refusals("passkeys", {
  unusable: {
    status: 401,
    fr: "Cette clé d’accès n’a pas permis de vous connecter. Réessayez, ou utilisez votre mot de passe.",
    en: "This passkey did not let you in. Try again, or use your password.",
  },
  notMade: {
    status: 400,
    fr: "Cette clé d’accès n’a pas pu être ajoutée. Réessayez.",
    en: "This passkey could not be added. Please try again.",
  },
  alreadyThere: {
    status: 409,
    fr: "Cette clé d’accès est déjà ajoutée.",
    en: "This passkey has been added already.",
  },
  tooManyKeys: {
    status: 409,
    fr: "Vous avez déjà dix clés d’accès\u00a0: supprimez-en une d’abord.",
    en: "You have ten passkeys already: remove one first.",
  },
});
