import { loadHistoryPage, loadModerationPage } from "../../../../features/moderation/index.ts";
import { page } from "../../../../routing/page.ts";
import { loadTold } from "../told.ts";

/** Photos and adverts that the agency looks at (MODER-02). */
export const moderationPage = page("/agence/moderation", {
  title: { fr: "Modération", en: "Moderation" },
  inAgencyMenu: true,
  countsWaiting: true,
  needs: "moderation.read",
  search: ({ file }) => (file === "annonces" || file === "photos" ? { file } : {}),
  loadsFor: ({ file }) => ({ file }),
  load: async (queries, address) => {
    const { nextQuery, queueAt, queueWords } = await loadModerationPage();
    void queries.prefetchQuery(nextQuery(queueWords[queueAt(address)]));
  },
  component: async () => {
    const [withPersonId, { ModerationPage }] = await Promise.all([loadTold(), loadModerationPage()]);
    return withPersonId(ModerationPage);
  },
});

/** What was decided of them (MODER-17). */
export const moderationHistoryPage = page("/agence/moderation/historique", {
  title: { fr: "Décisions", en: "Decisions" },
  needs: "moderation.read",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { historyQueryAt } = await loadHistoryPage();
    void queries.prefetchQuery(historyQueryAt(address));
  },
  component: async () => (await loadHistoryPage()).HistoryPage,
});
