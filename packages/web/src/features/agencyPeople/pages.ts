export { loadTabs, PersonPage } from "./PersonPage.tsx";
export { personQuery, personToDosQuery } from "./person.queries.ts";
