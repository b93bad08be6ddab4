import * as z from "zod/mini";
import { act, acts, changed } from "../kernel/acts/act.ts";
import type { Locale } from "../kernel/locale.ts";
import { staffFunctions } from "../kernel/permissions/permission.ts";
import { functionNames } from "./staff.texts.ts";

const text = z.optional(changed(z.nullable(z.string())));
const writtenAnew = z.object({ firstName: text, lastName: text, email: text, phoneNumber: text });
const fieldNames = {
  firstName: { fr: "prénom", en: "first name" },
  lastName: { fr: "nom", en: "last name" },
  email: { fr: "adresse e-mail", en: "e-mail address" },
  phoneNumber: { fr: "téléphone", en: "phone" },
} as const;

function fieldsOf(changes: z.infer<typeof writtenAnew> | null, locale: Locale): string {
  if (changes === null) return "";
  const names = Object.keys(changes).map((name) => fieldNames[name as keyof typeof fieldNames][locale]);
  return `${locale === "fr" ? "\u00a0:" : ":"} ${names.join(", ")}`;
}

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
  changed: act(
    ({ changes }) => ({
      fr: `a modifié les coordonnées${fieldsOf(changes, "fr")}`,
      en: `changed the details${fieldsOf(changes, "en")}`,
    }),
    writtenAnew,
  ),
  memberLinked: act(
    ({ changes }) => {
      const to = changes?.member.to;
      return to
        ? { fr: `a lié la fiche ${to} de l’équipe`, en: `linked the team card ${to}` }
        : { fr: "a délié la fiche de l’équipe", en: "unlinked the team card" };
    },
    z.object({ member: changed(z.nullable(z.string())) }),
  ),
  // TABLE A: what went to whom.
  ended: act(
    ({ changes }) => {
      const count = changes?.handedOver.to ?? 0;
      if (count === 0) return { fr: "a mis fin au compte", en: "ended the account" };
      return {
        fr: `a mis fin au compte\u00a0: ${count} ${count > 1 ? "suivis confiés" : "suivi confié"} à un collègue`,
        en: `ended the account: ${count} ${count > 1 ? "cases" : "case"} handed over to a colleague`,
      };
    },
    z.object({ handedOver: changed(z.nullable(z.int())), handedOverTo: changed(z.nullable(z.int())) }),
  ),
  reopened: act(
    ({ changes }) => ({
      fr: `a rouvert le compte${changes ? `\u00a0: ${functionNames(changes.functions.to, "fr")}` : ""}`,
      en: `reopened the account${changes ? `: ${functionNames(changes.functions.to, "en")}` : ""}`,
    }),
    z.object({ functions: changed(z.array(z.enum(staffFunctions))) }),
  ),
  sessionsEnded: act({ fr: "a déconnecté tous les appareils", en: "signed all devices out" }),
});
