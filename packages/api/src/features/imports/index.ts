export type { Absent } from "./absencesFile.ts";
export { importFileNames } from "./findImportFiles.ts";
export { ImportImpossible } from "./importImpossible.ts";
export type { FileCounts } from "./importOneFile.ts";
export type { Progress, Warning } from "./importRequest.ts";
export { type FullAbsences, type ImportResult, importFolder } from "./imports.actions.ts";
export { openReport, type Report } from "./report.ts";
