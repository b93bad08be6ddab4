export type { Absent } from "./absencesFile.ts";
export type { FileCounts } from "./importFile.ts";
export { importFileNames } from "./importFiles.ts";
export { ImportImpossible } from "./importImpossible.ts";
export type { Progress, Warning } from "./importRequest.ts";
export { type FullAbsences, type ImportResult, importFolder } from "./imports.actions.ts";
export { openReport, type Report } from "./report.ts";
