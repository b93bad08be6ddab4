export { backUp } from "./backup.actions.ts";
export { BackupProblem } from "./backupProblem.ts";
export { totals } from "./manifest.ts";
export { restore } from "./restore.actions.ts";
