import type { QueryClient } from "@tanstack/react-query";
import { loadAccountSections, prefetchSessions } from "../../../features/identity/index.ts";
import { loadCalendarLinkSection, prefetchCalendarLink } from "../../../features/interventions/index.ts";
import { loadMyDataSection } from "../../../features/myData/index.ts";
import { loadNotificationsSection, prefetchOptIns } from "../../../features/optIns/index.ts";
import { loadProving, prefetchSecondFactor } from "../../../features/secondFactor/index.ts";
import { page } from "../../../routing/page.ts";

const settings = {
  title: { fr: "Paramètres", en: "Settings" },
  inMySpace: true,
  load: async (queries: QueryClient) => {
    await Promise.all([
      prefetchOptIns(queries),
      prefetchSessions(queries),
      prefetchSecondFactor(queries),
      prefetchCalendarLink(queries),
    ]);
  },
  component: async () => {
    const [{ joined }, NotificationsSection, account, MyDataSection, Proving, CalendarLinkSection] =
      await Promise.all([
        import("../../pages/SettingsPage.tsx"),
        loadNotificationsSection(),
        loadAccountSections(),
        loadMyDataSection(),
        loadProving(),
        loadCalendarLinkSection(),
      ]);
    return joined({ ...account, NotificationsSection, MyDataSection, Proving, CalendarLinkSection });
  },
};
export const parentSettingsPage = page("/client/parametres", settings);
export const babysitterSettingsPage = page("/intervenant/parametres", settings);
