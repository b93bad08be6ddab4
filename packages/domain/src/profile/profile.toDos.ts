import * as z from "zod/mini";
import { lowerFirst } from "../kernel/characters/lowerFirst.ts";
import { toDoKind } from "../toDos/toDo.ts";
import { profileSection } from "./profile.section.ts";
import { completionRate, isLocked, missingSections, profileSections } from "./profileSections.ts";

const list = z.object({ length: z.int() });
const facts = z.object({
  hasPhoto: z.boolean(),
  /** A refused photo has a to-do of its own. */
  isPhotoRefused: z.boolean(),
  hasBeenInterviewed: z.boolean(),
  advertTitle: z.nullable(z.string()),
  advertDescription: z.nullable(z.string()),
  availabilities: list,
  searchFrequency: z.int(),
  isAvailableForHousework: z.nullable(z.boolean()),
  professionalSituation: z.int(),
  experiences: list,
  educationLevel: z.nullable(z.int()),
  educationTheme: z.nullable(z.int()),
  specificDiplomas: list,
  hasDrivingLicence: z.nullable(z.boolean()),
  spokenLanguages: list,
});

/** What babysitters have to do about their profile. */
export const profileToDos = {
  complete: toDoKind(
    {
      kind: "profile.complete",
      after: ["photos.choose"],
      section: profileSection,
      canWait: true,
      action: { fr: "Compléter mon profil", en: "Complete my profile" }, // TODO-05, printed
    },
    facts,
    (profile) => {
      // Neither what only the agency can fill in, nor what the refused photo asks for already.
      const [first] = missingSections(profile).filter(
        (name) => !isLocked(name, profile) && !(name === "photo" && profile.isPhotoRefused),
      );
      if (first === undefined) return null;
      const { missing } = profileSections[first];
      const rate = completionRate(profile);
      return {
        title: { fr: "Compléter votre profil", en: "Complete your profile" },
        text: {
          fr: `Il est ${rate === 0 ? "à commencer" : `complet à ${rate}\u00a0%`}. Prochaine étape\u00a0: ${lowerFirst(missing.fr)}.`,
          en: `It is ${rate === 0 ? "yet to be started" : `${rate}% complete`}. Next step: ${lowerFirst(missing.en)}.`,
        },
        link: "/intervenant/profil",
      };
    },
  ),
};
