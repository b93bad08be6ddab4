export { ownTabs } from "./ownTabs.ts";
export { PersonPage } from "./PersonPage.tsx";
export { contractsOfQuery, personQuery, personToDosQuery } from "./person.queries.ts";
