import { parseArgs } from "node:util";
import { role } from "@ribambelle/domain/imports/cells";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";
import type { Audience } from "../invitations/invitations.store.ts";

/** The arguments of `npm run invite`. */
export interface InviteArguments {
  readonly audience: Audience;
  readonly most: number;
  readonly perMinute: number;
  readonly dryRun: boolean;
  readonly locale: Locale;
  readonly mistake: { readonly option: string } | "nobody" | "again-by-reference" | null;
}

const options = {
  all: { type: "boolean" },
  role: { type: "string", multiple: true },
  reference: { type: "string", multiple: true },
  again: { type: "boolean" },
  batch: { type: "string", default: "1000000000" },
  "per-minute": { type: "string", default: "60" },
  "dry-run": { type: "boolean" },
  lang: { type: "string" },
} as const;

const countOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** Reads the arguments; `mistake` is the first that cannot be understood. */
export function readInviteArguments(args: readonly string[]): InviteArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  const { all, batch, lang, again, "per-minute": pace, "dry-run": dry, ...given } = values;
  const { role: named, reference, ...unknown } = given;
  const roles = list(named).map((text) => ({ text, cell: role(text) }));
  // `--reference A B C`: arguments without an option after a reference are references too.
  const references = [...list(reference), ...(reference === undefined ? [] : positionals)];
  const [most, perMinute] = [countOf(String(batch)), countOf(String(pace))];
  const locale = locales.find((known) => known === lang);
  const wrong = [
    ...Object.keys(unknown).map((name) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(reference === undefined ? positionals : []),
    ...roles.filter(({ cell }) => !("value" in cell)).map(({ text }) => `--role ${text}`),
    ...list(reference)
      .filter((text) => text === "")
      .map(() => "--reference"),
    ...(most === null ? [`--batch ${batch}`] : []),
    ...(perMinute === null ? [`--per-minute ${pace}`] : []),
    ...(lang !== undefined && !locale ? [`--lang ${lang === true ? "" : lang}`.trim()] : []),
  ];
  const isLimited = roles.length > 0 || references.length > 0;
  const isAgain = again === true;
  return {
    audience: {
      roles: roles.flatMap(({ cell }) => ("value" in cell ? [cell.value] : [])),
      references,
      again: isAgain,
    },
    most: most ?? 0,
    perMinute: perMinute ?? 0,
    // Without `--` before it, npm takes the option for itself and only sets npm_config_dry_run.
    dryRun: dry === true || process.env.npm_config_dry_run === "true",
    locale: locale ?? defaultLocale,
    mistake: mistakeOf(wrong, all === true || isLimited, isAgain && references.length === 0),
  };
}

function mistakeOf(wrong: readonly string[], isSomebody: boolean, againForAll: boolean) {
  const [option] = wrong;
  if (option !== undefined) return { option };
  if (!isSomebody) return "nobody";
  return againForAll ? "again-by-reference" : null;
}

const list = (value: unknown): string[] =>
  value === undefined ? [] : [value].flat().map((one) => (one === true ? "" : String(one)));
