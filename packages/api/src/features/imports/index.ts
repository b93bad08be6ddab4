export { ImportImpossible, importFileNames } from "./importFiles.ts";
export { type FileCounts, importFolder, type Warning } from "./imports.actions.ts";
