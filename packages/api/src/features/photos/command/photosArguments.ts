import { parseArgs } from "node:util";
import { defaultLocale, type Locale, locales } from "@ribambelle/domain/kernel/locale";

/** What `npm run photos` is to do. */
export type PhotosAct =
  | { readonly act: "list" }
  | { readonly act: "view"; readonly id: string; readonly file: string }
  | { readonly act: "accept"; readonly id: string }
  | { readonly act: "refuse"; readonly id: string; readonly reason: string };

interface PhotosArguments {
  readonly locale: Locale;
  /** Null when the arguments cannot be understood. */
  readonly asked: PhotosAct | null;
  /** The first argument that is not known, or lacks its value. */
  readonly mistake: string | undefined;
}

const names = ["view", "to", "accept", "refuse", "reason", "lang"] as const;
type Given = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Reads the arguments of `npm run photos`. */
export function readPhotosArguments(args: readonly string[]): PhotosArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
    strict: false,
    allowPositionals: true,
  });
  const isKnown = (name: string) => (names as readonly string[]).includes(name);
  const wrong = Object.entries(values).filter(([name, value]) => !isKnown(name) || !value || value === true);
  const { lang, ...given } = values as Given;
  const locale = locales.find((known) => known === lang);
  const mistakes = [
    ...wrong.map(([name]) => (name.length > 1 ? `--${name}` : `-${name}`)),
    ...(lang !== undefined && !locale ? [`--lang ${lang}`] : []),
    ...positionals,
  ];
  const [mistake] = mistakes;
  return { locale: locale ?? defaultLocale, asked: mistake === undefined ? actOf(given) : null, mistake };
}

function actOf({ view, to, accept, refuse, reason }: Omit<Given, "lang">): PhotosAct | null {
  const count = [view, accept, refuse].filter((value) => value !== undefined).length;
  if (
    count > 1 ||
    (to !== undefined) !== (view !== undefined) ||
    (reason !== undefined) !== (refuse !== undefined)
  )
    return null;
  if (view !== undefined && to !== undefined) return { act: "view", id: view, file: to };
  if (accept !== undefined) return { act: "accept", id: accept };
  if (refuse !== undefined && reason !== undefined) return { act: "refuse", id: refuse, reason };
  return { act: "list" };
}
