export { backUp } from "./backup.actions.ts";
export { BackupProblem } from "./backupProblem.ts";
export { checkFiles, type FileFault, type FilesReport } from "./checkFiles.ts";
export { totals } from "./manifest.ts";
export { restore } from "./restore.actions.ts";
