import * as z from "zod/mini";
import { profileSection } from "../profile/profile.section.ts";
import { toDoKind } from "../toDos/toDo.ts";
import { photoPage } from "./photo.notices.ts";

/** What babysitters have to do about their photo. */
export const photoToDos = {
  choose: toDoKind(
    {
      kind: "photos.choose",
      after: ["surveys.finish"],
      section: profileSection,
      canWait: true,
      action: { fr: "Choisir une autre photo", en: "Choose another photo" }, // TODO-05, printed
    },
    z.object({ reason: z.string(), reasonEn: z.nullish(z.string()) }),
    ({ reason, reasonEn }) => ({
      title: { fr: "Choisir une autre photo de profil", en: "Choose another profile photo" },
      text: {
        fr: `L’agence a refusé la vôtre\u00a0: ${reason}`,
        en: `The agency has rejected yours: ${reasonEn ?? reason}`,
      },
      link: photoPage,
    }),
  ),
};
