export { PeoplePage } from "./PeoplePage.tsx";
export { peopleQueryAt } from "./people.queries.ts";
