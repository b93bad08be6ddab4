/** Fetches the page of the journal. */
export const loadJournalPage = () => import("./pages.ts");
