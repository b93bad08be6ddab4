export { type DemonstrationAccount, demonstrationAccounts, demonstrationPrefix } from "./accounts.ts";
export { demonstrationState, makeDemonstration } from "./demonstration.actions.ts";
export { babysitterNames, parentNames } from "./names.ts";
export { mailPart } from "./people.ts";
export { periodOf } from "./periods.ts";
export { communes, streets } from "./places.ts";
