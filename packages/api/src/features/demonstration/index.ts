export { type DemonstrationAccount, demonstrationAccounts, demonstrationPrefix } from "./accounts.ts";
export {
  demonstrationState,
  hasDemonstrationAccounts,
  makeDemonstration,
  removeDemonstration,
} from "./demonstration.actions.ts";
export { type Cells, linesOf, readSource } from "./folder.ts";
