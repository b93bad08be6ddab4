import * as z from "zod/mini";
import { noticeKind } from "../kernel/notice.ts";
import { fieldList } from "./person.texts.ts";

/** What a person is told of what the agency changed about them. */
export const agencyPeopleNotices = {
  // FOLKS-24, TABLE L
  changedByAgency: noticeKind(
    "identity.changed-by-agency",
    z.object({ fields: z.array(z.string()), reason: z.string() }),
    ({ fields, reason }) => ({
      title: { fr: "L’agence a modifié vos informations", en: "The agency has changed your information" },
      text: {
        fr: `L’agence a modifié vos informations\u00a0: ${fieldList(fields, "fr")}. Motif\u00a0: ${reason}`,
        en: `The agency has changed your information: ${fieldList(fields, "en")}. Reason: ${reason}`,
      },
    }),
  ),
};
