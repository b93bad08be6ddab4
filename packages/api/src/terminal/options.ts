import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";

/** What stands behind the name of a command. */
interface Options {
  /** The command's own options that were given. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** The words that belong to no option. */
  readonly words: readonly string[];
  readonly locale: Locale;
  /** The options that are not known or lack their value, as they are to be named. */
  readonly mistakes: readonly string[];
}

/** Reads `[WORD…] [--lang fr|en]` and the command's own options. */
export function readOptions(
  args: readonly string[],
  own: Readonly<Record<string, "string" | "boolean">> = {},
): Options {
  const types = { lang: "string", ...own } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
    strict: false,
    allowPositionals: true,
  });
  const { lang, ...options } = values as Options["options"];
  // An option that takes a value and has none is true.
  const isKnown = (name: string) => name in own && typeof options[name] === own[name];
  const locale = locales.find((known) => known === lang);
  const mistakes = [
    ...Object.keys(options)
      .filter((name) => !isKnown(name))
      .map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(lang !== undefined && locale === undefined ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
  ];
  return { options, words: positionals, locale: locale ?? defaultLocale, mistakes };
}

/** Gives the whole path of a file; a relative one starts where the person is, not where npm runs the script. */
export const fromWhereTheyAre = (file: string): string => resolve(process.env.INIT_CWD ?? ".", file);
