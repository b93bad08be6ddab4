export { HistoryPage } from "./HistoryPage.tsx";
export { historyQueryAt } from "./history.queries.ts";
