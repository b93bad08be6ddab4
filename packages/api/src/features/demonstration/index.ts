export { type DemonstrationAccount, demonstrationAccounts } from "./accounts.ts";
export { demonstrationState, makeDemonstration } from "./demonstration.actions.ts";
