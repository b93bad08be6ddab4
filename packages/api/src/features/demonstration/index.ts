export {
  demonstrationState,
  hasDemonstrationAccounts,
  makeDemonstration,
  removeDemonstration,
} from "./demonstration.actions.ts";
