import * as z from "zod/mini";
import { act, acts, changed } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";
import { roles } from "../kernel/role.ts";
import { roleNames } from "./role.texts.ts";

/** What an import brings about people. */
export const peopleImportActs = acts("imports", {
  peopleImported: importedLines({ fr: "a importé des personnes", en: "imported people" }),
});

/** What happens to who people are. */
export const peopleActs = acts("identity", {
  roleChanged: act(
    ({ changes }) => {
      if (changes === null) return { fr: "a changé le rôle", en: "changed the role" };
      const { from, to } = changes.role;
      return {
        fr: `a changé le rôle, de ${roleNames[from].fr} à ${roleNames[to].fr}`,
        en: `changed the role from ${roleNames[from].en} to ${roleNames[to].en}`,
      };
    },
    z.object({ role: changed(z.enum(roles)) }),
  ),
  emailChanged: act({ fr: "a changé l’adresse e-mail", en: "changed the e-mail address" }),
});
