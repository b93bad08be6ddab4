import { loadModerationPage } from "../../../features/moderation/index.ts";
import { page } from "../../../routing/page.ts";

/** Photos and adverts that the agency looks at (MODER-02). */
export const moderationPage = page("/agence/moderation", {
  title: { fr: "Modération", en: "Moderation" },
  inAgencyMenu: true,
  needs: "moderation.read",
  search: ({ file }) => (file === "annonces" || file === "photos" ? { file } : {}),
  loadsFor: ({ file }) => ({ file }),
  load: async (queries, address) => {
    const { nextQuery, queueAt, queueWords } = await loadModerationPage();
    void queries.prefetchQuery(nextQuery(queueWords[queueAt(address)]));
  },
  component: async () => (await loadModerationPage()).ModerationPage,
});
