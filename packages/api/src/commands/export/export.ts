import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import { role, year } from "@ribambelle/domain/imports/cells";
import { audit, byCommand } from "../../features/audit/index.ts";
import { csvLine } from "../../features/imports/index.ts";
import type { Command, CommandNeeds } from "../command.ts";
import { readOptions } from "../options.ts";
import { exportTexts } from "./export.texts.ts";
import type { ExportKind, ExportRequest } from "./exportKind.ts";
import { renewalsExport } from "./renewals.export.ts";

const kinds: Readonly<Record<string, ExportKind>> = { renewals: renewalsExport };
const formats = ["csv", "json"] as const;
type Format = (typeof formats)[number];

const own = { help: "boolean", year: "string", role: "string", format: "string", output: "string" } as const;

/** `npm run export -- renewals --year YEAR` (docs/operations.md): 0 done, 1 could not run. */
export const exportCommand: Command = async (args, needs) => {
  const { options, words: given, locale, mistakes } = readOptions(args, own);
  const words = exportTexts(locale);
  const [name = "", ...more] = given;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (options.help) {
    needs.print(words.usage);
    return 0;
  }
  const wrong = mistakes[0] ?? more[0] ?? (kind || name === "" ? undefined : name);
  if (!kind || wrong !== undefined) {
    needs.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  const asked = { year: year(String(options.year ?? "")), role: role(String(options.role ?? "parent")) };
  const format = formats.find((known) => known === (options.format ?? "csv"));
  const invalid = [
    ...(asked.year.problem ? ["--year"] : []),
    ...(asked.role.problem || asked.role.value === "Agency" ? ["--role"] : []),
    ...(format ? [] : ["--format"]),
    ...(options.output === "" ? ["--output"] : []),
  ];
  if (asked.year.problem || asked.role.problem || asked.role.value === "Agency" || !format || invalid[0]) {
    needs.printError(`${words.invalid(invalid[0] ?? "")} ${words.usage}`);
    return 1;
  }
  const request: ExportRequest = {
    db: needs.connection.db,
    year: asked.year.value,
    role: options.role === undefined ? null : asked.role.value,
    locale,
  };
  if (typeof options.output !== "string") {
    await write(kind, request, format, async (line) => needs.print(line));
    return 0;
  }
  return writeFile(kind, request, format, { needs, to: options.output });
};

// A relative path starts where the person is (INIT_CWD), not where npm runs the script.
async function writeFile(
  kind: ExportKind,
  request: ExportRequest,
  format: Format,
  { needs, to }: { readonly needs: CommandNeeds; readonly to: string },
): Promise<number> {
  const words = exportTexts(request.locale);
  const path = resolve(process.env.INIT_CWD ?? ".", to);
  let file: FileHandle;
  try {
    file = await open(path, "wx", 0o600);
  } catch (error) {
    const { code = "" } = error as { code?: string };
    needs.printError(code === "EEXIST" ? words.fileExists(path) : words.notWritable(path, code));
    return 1;
  }
  try {
    const count = await write(kind, request, format, async (line) => {
      await file.write(`${line}${format === "csv" ? "\r\n" : "\n"}`);
    });
    needs.print(words.written(path, count));
    return 0;
  } finally {
    await file.close();
  }
}

/** Writes the lines of an export, and notes it; gives how many records there were. */
async function write(
  kind: ExportKind,
  request: ExportRequest,
  format: Format,
  put: (line: string) => Promise<void>,
): Promise<number> {
  const { db, locale, year, role } = request;
  const line = (cells: readonly string[]) => csvLine(cells, ";").trimEnd();
  let count = 0;
  await put(format === "csv" ? `\ufeff${line(kind.header(locale))}` : "[");
  for await (const { lines, json } of kind.records(request)) {
    if (format === "json") await put(`${count > 0 ? "," : ""}${JSON.stringify(json)}`);
    else for (const cells of lines) await put(line(cells));
    count += 1;
  }
  if (format === "json") await put("]");
  const subject = `${year} ${role ?? "everyone"}: ${count}`;
  await audit(db, byCommand, { action: kind.action, personId: null, subject });
  return count;
}
