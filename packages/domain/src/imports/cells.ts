import { folded } from "../kernel/characters/folded.ts";
import { loginName } from "../kernel/characters/loginName.ts";
import { isDay, plainDay } from "../kernel/day.ts";
import { isEmail } from "../kernel/email.ts";
import type { Role } from "../kernel/role.ts";
import type { Bilingual } from "../kernel/texts.ts";
import type { Value } from "../kernel/values.ts";
import type { Cell, Reader } from "./column.ts";
import type { CommonProblem } from "./problem.ts";

const right = <T>(value: T): Cell<T> => ({ value });
const wrong = (code: CommonProblem, detail?: string): Cell<never> => ({ problem: { code, detail } });
const saying = <T>(read: (cell: string) => Cell<T>, say: (value: T) => Bilingual): Reader<T> =>
  Object.assign((cell: string) => read(cell), { say });

/** Reads a text of one line. */
export const text =
  (max: number): Reader<string> =>
  (cell) =>
    cell.length > max ? wrong("too-long") : right(cell);

/** Reads the agency's own identifier of a person or a contract. */
export const reference = text(80);

/** Reads several references, with commas or vertical bars between them: at most so many, each once. */
export const references =
  (most: number): Reader<readonly string[]> =>
  (cell) => {
    const named = cell
      .split(/[,|]/)
      .map((one) => one.trim())
      .filter(Boolean);
    if (named.some((one) => one.length > 80)) return wrong("too-long");
    if (new Set(named).size < named.length) return wrong("repeated-reference");
    return named.length > most ? wrong("too-many-references", String(most)) : right(named);
  };

/** Reads a year. */
export const year: Reader<number> = (cell) => {
  if (!/^\d{4}$/.test(cell)) return wrong("invalid-number");
  const value = Number(cell);
  return value >= 2000 && value <= 2199 ? right(value) : wrong("number-out-of-range", "2000–2199");
};

/** Reads a sponsor's code, in any case of letters. */
export const sponsorshipCode: Reader<string> = (cell) =>
  cell.length > 100 ? wrong("too-long") : right(cell.toLowerCase());

/** Reads an e-mail address into the form under which sign-in compares it (AUTH-OP3). */
export const email: Reader<string> = (cell) => {
  const address = loginName(cell);
  return isEmail(address) ? right(address) : wrong("email-format");
};

/** Reads a user name into the form under which sign-in compares it (AUTH-OP3). */
export const userName: Reader<string> = (cell) => {
  const name = loginName(cell);
  return name.length > 254 ? wrong("too-long") : right(name);
};

// Exports often append the time 00:00 to a day.
const frenchDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: 00:00(?::00)?)?$/;
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/;

/** Reads a day written DD/MM/YYYY or YYYY-MM-DD. */
export const day: Reader<string> = saying(
  (cell) => {
    const [, date, month, year] = frenchDay.exec(cell) ?? [];
    const iso = year
      ? `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`
      : (isoDay.exec(cell)?.[1] ?? "");
    return isDay(iso) ? right(iso) : wrong("invalid-day");
  },
  (value) => ({ fr: plainDay(value, "fr"), en: plainDay(value, "en") }),
);

/** What `formerStart` gives for a contract that had no start date. */
export const noStart = "none";

/** Reads the start date that a contract had until now; `noStart` when the cell says that it had none. */
export const formerStart: Reader<string> = (cell) =>
  ["aucune", "none"].includes(folded(cell)) ? right(noStart) : day(cell);

/** Reads a number with a decimal comma or point, both limits included. */
export const decimal =
  (min: number, max: number): Reader<number> =>
  (cell) => {
    if (!/^[+-]?\d{1,9}(?:[.,]\d{1,15})?$/.test(cell)) return wrong("invalid-number");
    const value = Number(cell.replace(",", "."));
    return value >= min && value <= max ? right(value) : wrong("number-out-of-range", `${min}–${max}`);
  };

/** Reads how many children there are; 4 means four or more (DATA-38). */
export const childrenCount: Reader<number> = (cell) => {
  if (!/^\d{1,2}$/.test(cell)) return wrong("invalid-number");
  const count = Number(cell);
  return count >= 1 && count <= 20 ? right(Math.min(count, 4)) : wrong("number-out-of-range", "1–20");
};

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ...["oui", "yes", "true", "vrai", "1"].map((word) => [word, true] as const),
  ...["non", "no", "false", "faux", "0"].map((word) => [word, false] as const),
]);

/** Reads oui or non, yes or no, true or false, 1 or 0. */
export const flag: Reader<boolean> = saying(
  (cell) => {
    const value = yesNo.get(cell.toLowerCase());
    return value === undefined ? wrong("invalid-yes-no") : right(value);
  },
  (value) => (value ? { fr: "oui", en: "yes" } : { fr: "non", en: "no" }),
);

/** Reads a French postal code; a leading zero that a spreadsheet dropped is put back. */
export const zipCode: Reader<string> = (cell) => {
  const digits = cell.replaceAll(" ", "");
  return /^\d{4,5}$/.test(digits) ? right(digits.padStart(5, "0")) : wrong("invalid-zip-code");
};

/** Reads an address of the web that a page may link to. */
export const webAddress: Reader<string> = (cell) => {
  if (cell.length > 2_000) return wrong("too-long");
  return /^https?:\/\/\S+$/i.test(cell) && URL.canParse(cell) ? right(cell) : wrong("invalid-url");
};

/** Reads one of these values by any of its words, in any case; the first of them is named when none fits. */
export function oneOf<T>(values: readonly (readonly [value: T, words: readonly string[]])[]): Reader<T> {
  const known = new Map(values.flatMap(([value, words]) => words.map((word) => [folded(word), { value }])));
  const first = new Map(values.map(([value, words]) => [value, words[0] ?? ""]));
  const shown = [...first.values()].join(", ");
  const said = (value: T) => first.get(value) ?? String(value);
  return saying(
    (cell): Cell<T> => known.get(folded(cell)) ?? wrong("unknown-value", shown),
    (value) => ({ fr: said(value), en: said(value) }),
  );
}

// Of "Durée indéterminée (CDI)", the part before the brackets and the part inside are accepted too.
const spellings = (label: string) => [label, ...(/^(.+) \((.+)\)$/.exec(label)?.slice(1) ?? [])];

/** Reads a value of a list by its French or English label, its name in the code or its number. */
export function namedValue<Row extends Value & { readonly name: string }>(list: {
  readonly rows: readonly Row[];
}): Reader<Row["value"]> {
  const read = oneOf<Row["value"]>(
    list.rows.map((row) => [
      row.value,
      [...spellings(row.fr), ...spellings(row.en), row.name, String(row.value)],
    ]),
  );
  return saying(read, (value) => {
    const row = list.rows.find((one) => one.value === value);
    return { fr: row?.fr ?? String(value), en: row?.en ?? String(value) };
  });
}

/** Reads the role of a person as agencies call it (docs/glossary.md). */
export const role = oneOf<Role>([
  ["Parent", ["parent"]],
  ["BabySitter", ["intervenant", "intervenante", "babysitter"]],
  ["Agency", ["agence", "agency"]],
]);
