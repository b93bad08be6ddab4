import { loadJournalPage } from "../../../../features/audit/index.ts";
import { page } from "../../../../routing/page.ts";

/** Everything that was done and looked at (AUDITS-01). */
export const journalPage = page("/agence/journal", {
  title: { fr: "Journal", en: "Journal" },
  inAgencyMenu: true,
  needs: "audit.read",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { journalQueryAt } = await loadJournalPage();
    void queries.prefetchQuery(journalQueryAt(address));
  },
  component: async () => (await loadJournalPage()).JournalPage,
});
