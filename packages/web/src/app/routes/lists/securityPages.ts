import type { QueryClient } from "@tanstack/react-query";
import { loadPasskeySection, prefetchPasskeys } from "../../../features/passkeys/index.ts";
import {
  loadSecurityPage,
  prefetchSecondFactor,
  type SecurityPageProps,
} from "../../../features/secondFactor/index.ts";
import { page } from "../../../routing/page.ts";

type Unread = Pick<SecurityPageProps, "Unread">;

/** Gives what fetches the page, with what says there that something could not be read. */
const pageSaying = (loadUnread: () => Promise<Unread>) => async () => {
  const [{ joined }, SecurityPage, PasskeySection, unread] = await Promise.all([
    import("../../pages/AccountSecurity.tsx"),
    loadSecurityPage(),
    loadPasskeySection(),
    loadUnread(),
  ]);
  return joined(SecurityPage, PasskeySection, unread);
};

// Links lead there: from the settings of parents and babysitters, from the agency's home page (FACTOR-17).
const security = {
  title: { fr: "Sécurité du compte", en: "Account security" },
  load: async (queries: QueryClient) => {
    await Promise.all([prefetchSecondFactor(queries), prefetchPasskeys(queries)]);
  },
  component: pageSaying(async () => ({})),
};
export const parentSecurityPage = page("/client/parametres/securite", security);
export const babysitterSecurityPage = page("/intervenant/parametres/securite", security);
export const agencySecurityPage = page("/agence/securite", {
  ...security,
  component: pageSaying(async () => ({
    Unread: (await import("../../../ui/records/UnreadPart.tsx")).UnreadPart,
  })),
});

/** Gives the address of the page of the account's security of a role. */
export function securityPathOf(role: string) {
  if (role === "Agency") return agencySecurityPage.path;
  return role === "BabySitter" ? babysitterSecurityPage.path : parentSecurityPage.path;
}
