import type { QueryClient } from "@tanstack/react-query";
import { loadAccountSections, prefetchSessions } from "../../features/identity/index.ts";
import { loadMyDataSection } from "../../features/myData/index.ts";
import { loadProving, prefetchSecondFactor } from "../../features/secondFactor/index.ts";
import { page } from "../../routing/page.ts";

const settings = {
  title: { fr: "Paramètres", en: "Settings" },
  inMySpace: true,
  load: async (queries: QueryClient) => {
    await Promise.all([prefetchSessions(queries), prefetchSecondFactor(queries)]);
  },
  component: async () => {
    const [{ joined }, account, MyDataSection, Proving] = await Promise.all([
      import("../pages/SettingsPage.tsx"),
      loadAccountSections(),
      loadMyDataSection(),
      loadProving(),
    ]);
    return joined({ ...account, MyDataSection, Proving });
  },
};
export const parentSettingsPage = page("/client/parametres", settings);
export const babysitterSettingsPage = page("/intervenant/parametres", settings);
