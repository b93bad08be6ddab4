import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import { isDay, plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { momentText } from "../../mail/moment.ts";
import type { PersonRow } from "../../personal/personRows.store.ts";
import type { PersonalTable, Said } from "../../personal.ts";
import type { About, ArchiveForm } from "./archiveForm.ts";
import { archiveTexts } from "./myData.texts.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#212529;background:#fdfaf6}a{color:#8a4b00}
h1,h2{color:#432657;line-height:1.25}h2{margin:2.5rem 0 .75rem}dl{display:grid;grid-template-columns:minmax(9rem,1fr) 2fr;gap:.25rem 1rem;margin:0 0 .75rem;padding:1rem;background:#fff;border:1px solid #e9e3db;border-radius:12px}
dt{color:#5f574f}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media screen and (prefers-color-scheme:dark){body{color:#f3ebe4;background:#1b1518}h1,h2{color:#dcc6ee}dl{background:#262024;border-color:#43383e}dt{color:#bfb3ac}a{color:#ffbd6b}}`;

/** Writes what the portal holds about somebody as one HTML page that needs nothing else: sections of facts, empty ones left out. */
export function readablePage({ agency, contact, at }: About, locale: Locale): ArchiveForm {
  const words = archiveTexts(locale);
  const paragraphs = [words.intro(agency, momentText(at, locale)), words.machine, words.rights(contact)];
  return {
    begin: () => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(words.title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(words.title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>\n`).join("")}`,
    beginTable: ({ title, newest = 0 }, all) =>
      `<section><h2>${escapeHtml(title?.[locale] ?? "")}</h2>\n${
        all === null ? "" : `<p>${escapeHtml(words.newest(newest, all))}</p>\n`
      }`,
    row: (row, declared) => `<dl>${facts(row, declared, locale)}</dl>\n`,
    endTable: () => "</section>\n",
    end: () => "</body></html>\n",
  };
}

function facts(row: PersonRow, { exported, file }: PersonalTable, locale: Locale): string {
  return Object.entries(exported)
    .map(([column, said]) => {
      const text =
        column === file
          ? fileLink(row[column], archiveTexts(locale).missing)
          : escapeHtml(valueText(row[column], said, locale));
      return text === "" ? "" : `<dt>${escapeHtml(said[locale])}</dt><dd>${text}</dd>`;
    })
    .join("");
}

const fileLink = (path: unknown, missing: string): string =>
  typeof path === "string"
    ? `<a href="${path.split("/").map(encodeURIComponent).join("/")}">${escapeHtml(path.slice(path.indexOf("/") + 1))}</a>`
    : escapeHtml(missing);

/** Says a value of the database as a person reads it; empty for what is not there. */
function valueText(value: unknown, said: Said, locale: Locale): string {
  const words = archiveTexts(locale);
  const { values, flags } = said;
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map((one) => valueText(one, said, locale)).join(", ");
  if (flags) {
    const set = flags.filter((flag) => (Number(value) & flag.value) !== 0);
    return set.map((flag) => flag[locale]).join(", ");
  }
  if (values) return values.find((one) => String(one.value) === String(value))?.[locale] ?? String(value);
  if (value instanceof Date) return momentText(value, locale);
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  return isDay(text) ? plainDay(text, locale) : text;
}
