import * as z from "zod/mini";
import { noticeKind } from "../kernel/notice.ts";
import { staffFunctions } from "../kernel/permissions/permission.ts";
import { functionNames } from "./staff.texts.ts";

/** What somebody of the agency is told of what they do there. */
export const staffNotices = {
  // STAFF-13, TABLE L
  functionsChanged: noticeKind(
    "staff.functions-changed",
    z.object({ functions: z.array(z.enum(staffFunctions)) }),
    ({ functions }) => ({
      title: {
        fr: "Vos fonctions dans le portail ont changé",
        en: "Your functions in the portal have changed",
      },
      text: {
        fr: `Vos fonctions dans le portail de l’agence ont changé. Vous avez maintenant\u00a0: ${functionNames(functions, "fr")}.`,
        en: `Your functions in the agency’s portal have changed. You now have: ${functionNames(functions, "en")}.`,
      },
    }),
  ),
};
