import { refusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** What inviting a friend refuses. */
export const sponsorshipRefusals = refusals("sponsorship", {
  // SPONSOR-OP4, printed
  alreadyInvited: {
    status: 409,
    fr: "Cette personne a déjà été invitée.",
    en: "This person has already been invited.",
  },
  // SPONSOR-OP9: a day, not some minutes.
  tooManyToday: {
    status: 429,
    fr: "Vous avez déjà invité beaucoup de proches aujourd’hui. Vous pourrez en inviter d’autres demain.",
    en: "You have already invited many people today. You can invite more tomorrow.",
  },
});

/** What is wrong with a field of the invitation. */
export const sponsorshipProblems = {
  "own-address": {
    fr: "C’est votre propre adresse\u00a0: indiquez celle de la personne à inviter.",
    en: "This is your own address: enter the address of the person you want to invite.",
  },
  "one-line": { fr: "Écrivez ce nom sur une seule ligne.", en: "Write this name on a single line." },
  "no-name": {
    fr: "Un nom s’écrit avec des lettres, des espaces, des apostrophes et des traits d’union.",
    en: "A name can hold letters, spaces, apostrophes and hyphens only.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
