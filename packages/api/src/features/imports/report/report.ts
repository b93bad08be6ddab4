import { type FileHandle, mkdir, open, readdir, realpath, rmdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { CsvFile } from "@ribambelle/domain/imports/column";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type AbsentOfFile, absencesFileName, absencesHeader, absentLine } from "../absences/absencesFile.ts";
import { ImportImpossible } from "../importImpossible.ts";
import type { Shape } from "../parsing/readBatches.ts";
import { type RefusedLine, refusedLine, reportHeader, utf8Mark } from "./reportText.ts";

/** A folder that receives what an import refused, as files that can be corrected and imported again. */
export interface Report {
  refused(file: CsvFile, shape: Shape, lines: readonly RefusedLine[]): Promise<void>;
  absent(absent: readonly AbsentOfFile[]): Promise<void>;
  /** Closes the files; tells which there are. A report without files leaves no folder behind. */
  end(): Promise<{ readonly refusedLines: boolean; readonly absencesPath: string | null }>;
}

// The report holds personal data: only the account that runs the import may read it.
const [folderMode, fileMode] = [0o700, 0o600];

/** Opens a report in a folder that is new or empty: what somebody is correcting there is never overwritten. */
export async function openReport(folder: string, importedFolder: string, locale: Locale): Promise<Report> {
  await prepareEmptyFolder(folder);
  const files = new Map<string, FileHandle>();
  async function write(name: string, header: () => string, text: string): Promise<void> {
    let file = files.get(name);
    if (!file) {
      file = await open(join(folder, name), "wx", fileMode);
      files.set(name, file);
      await file.appendFile(utf8Mark + header());
    }
    await file.appendFile(text);
  }
  return {
    async refused(file, shape, lines) {
      if (lines.length === 0) return;
      const text = lines.map((line) => refusedLine(shape, line, locale)).join("");
      if (file.folder && !files.has(file.name)) await linkFiles(folder, importedFolder, file.folder);
      await write(file.name, () => reportHeader(shape), text);
    },
    async absent(absent) {
      const text = absent.map((one) => absentLine(one, locale)).join("");
      await write(absencesFileName, () => absencesHeader, text);
    },
    async end() {
      for (const file of files.values()) await file.close();
      if (files.size === 0) await rmdir(folder);
      return {
        refusedLines: [...files.keys()].some((name) => name !== absencesFileName),
        absencesPath: files.has(absencesFileName) ? join(folder, absencesFileName) : null,
      };
    },
  };
}

async function prepareEmptyFolder(folder: string): Promise<void> {
  const names = await mkdir(folder, { recursive: true, mode: folderMode })
    .then(() => readdir(folder))
    .catch(() => {
      throw new ImportImpossible("report-unwritable");
    });
  if (names.length > 0) throw new ImportImpossible("report-not-empty");
}

// Refused lines may name PDF files of the imported folder, so the report links to them.
async function linkFiles(folder: string, importedFolder: string, inside: string): Promise<void> {
  const files = await realpath(join(importedFolder, inside)).catch(() => null);
  // Where links cannot be made, the files are to be brought beside the report by hand (docs/import.md).
  if (files) await symlink(files, join(folder, inside), "junction").catch(() => {});
}
