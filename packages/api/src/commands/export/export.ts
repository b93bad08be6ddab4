import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import type { ActKind } from "@ribambelle/domain/kernel/acts/act";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { audit, byCommand } from "../../features/audit/index.ts";
import { csvLine } from "../../features/imports/index.ts";
import { exportKinds } from "../../features.ts";
import type { Command, CommandDeps } from "../../terminal/command.ts";
import type { Exported, ExportKind } from "../../terminal/exportKind.ts";
import { readOptions } from "../../terminal/options.ts";
import { exportTexts } from "./export.texts.ts";

const formats = ["csv", "json"] as const;
type Format = (typeof formats)[number];

const own = { help: "boolean", format: "string", output: "string" } as const;

const fetchKinds = async (): Promise<ReadonlyMap<string, ExportKind>> =>
  new Map(
    await Promise.all(Object.entries(exportKinds).map(async ([name, kind]) => [name, await kind()] as const)),
  );
const optionsOf = (kinds: ReadonlyMap<string, ExportKind>) =>
  Object.fromEntries(
    [...kinds.values()].flatMap(({ options }) => options.map((name) => [name, "string" as const])),
  );

/** `npm run export -- renewals --year YEAR` or `surveys --type 1|2` (docs/operations.md): 0 done, 1 could not run. */
export const exportCommand: Command = async (args, deps) => {
  const kinds = await fetchKinds();
  const { options, words: given, locale, mistakes } = readOptions(args, { ...own, ...optionsOf(kinds) });
  const words = exportTexts(locale);
  const [name = "", ...more] = given;
  const kind = kinds.get(name);
  if (options.help) {
    deps.print(words.usage);
    return 0;
  }
  const foreign = Object.keys(options).filter(
    (option) => !(option in own) && !kind?.options.includes(option),
  );
  const wrong =
    mistakes[0] ??
    more[0] ??
    (kind || name === "" ? undefined : name) ??
    (kind && foreign[0] && `--${foreign[0]}`);
  if (!kind || wrong !== undefined) {
    deps.printError(`${wrong === undefined ? "" : `${words.unknownOption(wrong)} `}${words.usage}`);
    return 1;
  }
  const format = formats.find((known) => known === (options.format ?? "csv"));
  const begun = await kind.begin({ db: deps.connection.db, locale, options });
  const invalid = [
    ...("invalid" in begun ? [begun.invalid] : []),
    ...(format ? [] : ["--format"]),
    ...(options.output === "" ? ["--output"] : []),
  ];
  if ("invalid" in begun || !format || invalid[0]) {
    deps.printError(`${words.invalid(invalid[0] ?? "")} ${words.usage}`);
    return 1;
  }
  const work = { deps, locale, act: kind.act, exported: begun, format };
  if (typeof options.output !== "string") {
    await write(work, async (line) => deps.print(line));
    return 0;
  }
  return writeFile(work, options.output);
};

interface Work {
  readonly deps: CommandDeps;
  readonly locale: Locale;
  readonly act: ActKind;
  readonly exported: Exported;
  readonly format: Format;
}

// A relative path starts where the person is (INIT_CWD), not where npm runs the script.
async function writeFile(work: Work, to: string): Promise<number> {
  const { deps, format } = work;
  const words = exportTexts(work.locale);
  const path = resolve(process.env.INIT_CWD ?? ".", to);
  let file: FileHandle;
  try {
    file = await open(path, "wx", 0o600);
  } catch (error) {
    const { code = "" } = error as { code?: string };
    deps.printError(code === "EEXIST" ? words.fileExists(path) : words.notWritable(path, code));
    return 1;
  }
  try {
    const count = await write(work, async (line) => {
      await file.write(`${line}${format === "csv" ? "\r\n" : "\n"}`);
    });
    deps.print(words.written(path, count));
    return 0;
  } finally {
    await file.close();
  }
}

/** Writes the lines of an export, and notes it; gives how many records there were. */
async function write(
  { deps, act, exported: { header, records, subject }, format }: Work,
  put: (line: string) => Promise<void>,
): Promise<number> {
  const line = (cells: readonly string[]) => csvLine(cells, ";").trimEnd();
  let count = 0;
  await put(format === "csv" ? `\ufeff${line(header)}` : "[");
  for await (const { lines, json } of records) {
    if (format === "json") await put(`${count > 0 ? "," : ""}${JSON.stringify(json)}`);
    else for (const cells of lines) await put(line(cells));
    count += 1;
  }
  if (format === "json") await put("]");
  await audit(deps.connection.db, byCommand, act({ personId: null, subject: `${subject}: ${count}` }));
  return count;
}
