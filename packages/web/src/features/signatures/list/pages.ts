export { RequestsPage } from "./RequestsPage.tsx";
export { myRequestsQuery } from "./requests.queries.ts";
