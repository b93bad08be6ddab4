export { ownTabs } from "./ownTabs.ts";
export { PersonPage } from "./PersonPage.tsx";
export { personQuery, personToDosQuery } from "./person.queries.ts";
