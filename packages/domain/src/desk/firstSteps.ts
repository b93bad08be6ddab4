import * as z from "zod/mini";
import type { Bilingual } from "../kernel/texts.ts";

/** What a new administrator does first, in this order (AGUI-07). */
export const firstStepCodes = ["second-factor", "colleague", "people", "invitations"] as const;
export type FirstStepCode = (typeof firstStepCodes)[number];

export const firstStepSchema = z.object({
  code: z.enum(firstStepCodes),
  isDone: z.boolean(),
  link: z.string(),
});
export type FirstStep = z.infer<typeof firstStepSchema>;

interface Told extends Bilingual {
  readonly link: string;
}

/** What each step says, and where it is done. */
export const firstSteps: Readonly<Record<FirstStepCode, Told>> = {
  "second-factor": {
    fr: "Activez la double authentification",
    en: "Turn on two-step sign-in",
    link: "/agence/securite",
  },
  colleague: { fr: "Invitez un collègue", en: "Invite a colleague", link: "/agence/equipe/nouveau" },
  people: {
    fr: "Importez vos familles et vos intervenants",
    en: "Import your families and babysitters",
    link: "/agence/imports/nouveau",
  },
  invitations: {
    fr: "Invitez-les à ouvrir leur compte",
    en: "Invite them to open their account",
    link: "/agence/parents?compte=pas-invite",
  },
};
