import * as z from "zod/mini";
import { act, acts, changed } from "../kernel/acts/act.ts";
import type { Locale } from "../kernel/locale.ts";
import { type StaffFunction, staffFunctions } from "../kernel/permissions/permission.ts";
import { functionWords } from "./staff.texts.ts";

const named = (functions: readonly StaffFunction[], locale: Locale) =>
  functions.map((one) => functionWords[one][locale]).join(", ");

/** What happens to the agency’s people. */
export const staffActs = acts("staff", {
  functionsChanged: act(
    ({ changes }) => {
      if (changes === null) return { fr: "a changé les fonctions", en: "changed the functions" };
      const { to } = changes.functions;
      return {
        fr: `a donné d’autres fonctions\u00a0: ${named(to, "fr")}`,
        en: `gave other functions: ${named(to, "en")}`,
      };
    },
    z.object({ functions: changed(z.array(z.enum(staffFunctions))) }),
  ),
});
