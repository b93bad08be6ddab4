export { JournalPage } from "./JournalPage.tsx";
export { journalQueryAt } from "./journal.queries.ts";
