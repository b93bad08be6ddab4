export { ImportPage } from "./ImportPage.tsx";
export { ImportsPage } from "./ImportsPage.tsx";
export { runQuery, runsQueryAt } from "./imports.queries.ts";
