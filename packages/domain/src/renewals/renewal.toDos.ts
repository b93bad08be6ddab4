import * as z from "zod/mini";
import { toDoKind } from "../toDos/toDo.ts";
import { renewalSection } from "./renewal.section.ts";
import { wholeRenewalYears } from "./renewal.texts.ts";

const facts = z.object({
  year: z.int(),
  role: z.enum(["Parent", "BabySitter"]),
  isBegun: z.boolean(),
  introductionFr: z.nullable(z.string()),
  introductionEn: z.nullable(z.string()),
});

const begun = {
  fr: "Votre réponse est commencée\u00a0: il reste à l’envoyer.",
  en: "You have started your answer: it is still to be sent.",
};
const asked = {
  Parent: {
    fr: "Dites-nous si vous continuez avec nous à la rentrée.",
    en: "Tell us whether you will continue with us in the new school year.",
  },
  BabySitter: {
    fr: "Le formulaire prend deux minutes, et vos réponses sont gardées au fur et à mesure.",
    en: "The form takes two minutes, and your answers are saved as you go.",
  },
};

/** What people have to do about the new school year. */
export const renewalToDos = {
  answer: toDoKind(
    {
      kind: "renewals.answer",
      after: ["invoices.pay"],
      section: renewalSection,
      action: { fr: "Répondre", en: "Answer" }, // TODO-05, printed
    },
    facts,
    ({ year, role, isBegun, introductionFr: fr, introductionEn }) => ({
      title: {
        fr: `Répondre pour la rentrée scolaire ${wholeRenewalYears(year)}`,
        en: `Your plans for ${year}–${String(year + 1).slice(-2)}`,
      },
      // Babysitters read what is asked in the agency's notice (DASH-12): it is not said twice.
      text: isBegun
        ? begun
        : role === "Parent" && fr !== null
          ? { fr, en: introductionEn ?? fr }
          : asked[role],
      link: role === "Parent" ? "/client/rentree-scolaire" : "/intervenant/rentree-scolaire",
    }),
  ),
};
