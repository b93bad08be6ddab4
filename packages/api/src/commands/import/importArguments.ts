import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";

export interface ImportArguments {
  readonly folder: string | undefined;
  readonly dryRun: boolean;
  readonly allOrNothing: boolean;
  readonly full: boolean;
  readonly quiet: boolean;
  readonly report: string | undefined;
  readonly locale: Locale;
  /** The first argument that cannot be understood. */
  readonly mistake: string | undefined;
}

const options = {
  "dry-run": { type: "boolean" },
  "all-or-nothing": { type: "boolean" },
  full: { type: "boolean" },
  quiet: { type: "boolean" },
  report: { type: "string" },
  lang: { type: "string" },
} as const;

/** Reads the arguments of `npm run import`. */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  const { lang, report } = values;
  const locale = locales.find((known) => known === lang);
  const [folder, ...more] = positionals;
  const unknown = Object.keys(values).filter((name) => !(name in options));
  const mistakes = [
    ...unknown.map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(lang !== undefined && locale === undefined ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
    ...(report === true || report === "" ? ["--report"] : []),
    ...more,
  ];
  // Without `--` before it, npm takes the option for itself and only sets npm_config_dry_run.
  const isAsked = (name: "dry-run" | "all-or-nothing" | "full") =>
    values[name] === true || process.env[`npm_config_${name.replaceAll("-", "_")}`] === "true";
  return {
    folder: folder && fromHere(folder),
    dryRun: isAsked("dry-run"),
    allOrNothing: isAsked("all-or-nothing"),
    full: isAsked("full"),
    quiet: values.quiet === true,
    report: typeof report === "string" && report !== "" ? fromHere(report) : undefined,
    locale: locale ?? defaultLocale,
    mistake: mistakes[0],
  };
}

// A relative path starts where the person is (INIT_CWD), not where npm runs the script.
const fromHere = (folder: string) => resolve(process.env.INIT_CWD ?? ".", folder);
