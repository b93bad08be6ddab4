import type { QueryClient } from "@tanstack/react-query";
import { loadPasskeySection, prefetchPasskeys } from "../../../features/passkeys/index.ts";
import { loadSecurityPage, prefetchSecondFactor } from "../../../features/secondFactor/index.ts";
import { page } from "../../../routing/page.ts";

// Links lead there: from the settings of parents and babysitters, from the agency's home page (FACTOR-17).
const security = {
  title: { fr: "Sécurité du compte", en: "Account security" },
  load: async (queries: QueryClient) => {
    await Promise.all([prefetchSecondFactor(queries), prefetchPasskeys(queries)]);
  },
  component: async () => {
    const [{ joined }, SecurityPage, PasskeySection] = await Promise.all([
      import("../../pages/AccountSecurity.tsx"),
      loadSecurityPage(),
      loadPasskeySection(),
    ]);
    return joined(SecurityPage, PasskeySection);
  },
};
export const parentSecurityPage = page("/client/parametres/securite", security);
export const babysitterSecurityPage = page("/intervenant/parametres/securite", security);
export const agencySecurityPage = page("/agence/securite", {
  ...security,
  component: async () => {
    const [{ joined }, SecurityPage, PasskeySection, { UnreadPart }] = await Promise.all([
      import("../../pages/AccountSecurity.tsx"),
      loadSecurityPage(),
      loadPasskeySection(),
      import("../../../ui/records/UnreadPart.tsx"),
    ]);
    return joined(SecurityPage, PasskeySection, { Unread: UnreadPart });
  },
});

/** Gives the address of the page of the account's security of a role. */
export function securityPathOf(role: string) {
  if (role === "Agency") return agencySecurityPage.path;
  return role === "BabySitter" ? babysitterSecurityPage.path : parentSecurityPage.path;
}
