import type { Role } from "../kernel/role.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** What each role is called where it changes. */
export const roleNames: Readonly<Record<Role, Bilingual>> = {
  Parent: { fr: "parent", en: "parent" },
  BabySitter: { fr: "intervenant", en: "babysitter" },
  Agency: { fr: "agence", en: "agency" },
};
