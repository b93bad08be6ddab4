export { SearchPage } from "./SearchPage.tsx";
export { foundQueryAt, wantedAt } from "./search.queries.ts";
