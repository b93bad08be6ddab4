export { backUp } from "./backup.actions.ts";
export { BackupProblem } from "./backupProblem.ts";
export { checkFiles, type FileFault, type FilesReport, refuseAway } from "./checkFiles.ts";
export { totals } from "./manifest.ts";
export { readBackup, restore } from "./restore.actions.ts";
export { partEnd } from "./writeArchive.ts";
