import * as z from "zod/mini";
import { act, acts, changed } from "../kernel/acts/act.ts";
import { staffFunctions } from "../kernel/permissions/permission.ts";
import { functionNames } from "./staff.texts.ts";

/** What happens to the agency’s people. */
export const staffActs = acts("staff", {
  functionsChanged: act(
    ({ changes }) => {
      if (changes === null) return { fr: "a changé les fonctions", en: "changed the functions" };
      const { to } = changes.functions;
      return {
        fr: `a donné d’autres fonctions\u00a0: ${functionNames(to, "fr")}`,
        en: `gave other functions: ${functionNames(to, "en")}`,
      };
    },
    z.object({ functions: changed(z.array(z.enum(staffFunctions))) }),
  ),
  created: act(
    ({ changes }) => ({
      fr: `a créé le compte${changes ? `\u00a0: ${functionNames(changes.functions.to, "fr")}` : ""}`,
      en: `created the account${changes ? `: ${functionNames(changes.functions.to, "en")}` : ""}`,
    }),
    z.object({ functions: changed(z.array(z.enum(staffFunctions))) }),
  ),
  ended: act({ fr: "a mis fin au compte", en: "ended the account" }),
  reopened: act(
    ({ changes }) => ({
      fr: `a rouvert le compte${changes ? `\u00a0: ${functionNames(changes.functions.to, "fr")}` : ""}`,
      en: `reopened the account${changes ? `: ${functionNames(changes.functions.to, "en")}` : ""}`,
    }),
    z.object({ functions: changed(z.array(z.enum(staffFunctions))) }),
  ),
  sessionsEnded: act({ fr: "a déconnecté tous les appareils", en: "signed all devices out" }),
});
