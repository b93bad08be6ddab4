export { type DemonstrationAccount, demonstrationAccounts, demonstrationPrefix } from "./accounts.ts";
export { demonstrationState, makeDemonstration } from "./demonstration.actions.ts";
