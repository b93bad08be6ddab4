export type { AbsentOfFile } from "./absences/absencesFile.ts";
export { ImportImpossible } from "./importImpossible.ts";
export type { Progress, Warning } from "./importRequest.ts";
export { type FullAbsences, type ImportResult, importFolder } from "./imports.actions.ts";
export { openReport, type Report } from "./report/report.ts";
export { csvLine } from "./report/reportText.ts";
export type { FileCounts } from "./saving/importOneFile.ts";
