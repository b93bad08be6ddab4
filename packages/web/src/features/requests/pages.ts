export { RequestsPage } from "./RequestsPage.tsx";
export { requestsQueryAt } from "./requests.queries.ts";
