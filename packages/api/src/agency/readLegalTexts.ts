import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { type LegalPageName, legalPages } from "@ribambelle/domain/agency/legalPages";
import { type Locale, locales } from "@ribambelle/domain/kernel/locale";
import { legalHtml, TextProblem } from "./legalText.ts";
import { AgencyProblem, demonstrationAgencyFolder } from "./readAgency.ts";

/** A legal text, ready to be put in a page. */
export interface LegalText {
  readonly html: string;
  /** The language in which it is written: French where the agency wrote no English. */
  readonly lang: Locale;
}

/** The legal texts of an agency, by page and by the language that is asked for. */
export type LegalTexts = Readonly<Record<LegalPageName, Readonly<Record<Locale, LegalText>>>>;

const frenchOnly = '<p lang="en">This text is available in French only.</p>\n';

/** Reads the texts of an agency's folder, over the demonstration's; throws AgencyProblem on the first that cannot be used. */
export function readLegalTexts(agencyFolder: string | null, agency: ShownAgency): LegalTexts {
  const textOf = (name: LegalPageName, asked: Locale): LegalText => {
    const { markdown, lang, path } = markdownOf(agencyFolder, name, asked);
    try {
      const html = legalHtml(markdown, lang, agency);
      return { html: lang === asked ? html : frenchOnly + html, lang };
    } catch (error) {
      if (error instanceof TextProblem) throw new AgencyProblem(`The file ${path} ${error.message}.`);
      throw error;
    }
  };
  const pages = legalPages.map(({ name }) => [
    name,
    Object.fromEntries(locales.map((locale) => [locale, textOf(name, locale)])),
  ]);
  return Object.fromEntries(pages);
}

/** Gives the names of the legal pages that the agency's folder lacks: they show the demonstration's text. */
export function borrowedLegalTexts(agencyFolder: string | null): LegalPageName[] {
  const own = ({ name }: { name: LegalPageName }) =>
    agencyFolder !== null && read(fileOf(agencyFolder, name, "fr")) !== null;
  return legalPages.filter((page) => !own(page)).map(({ name }) => name);
}

// An agency's French text is never shown beside the demonstration's English one.
function markdownOf(agencyFolder: string | null, name: LegalPageName, asked: Locale) {
  for (const folder of agencyFolder === null
    ? [demonstrationAgencyFolder]
    : [agencyFolder, demonstrationAgencyFolder]) {
    for (const lang of asked === "fr" ? (["fr"] as const) : ([asked, "fr"] as const)) {
      const path = fileOf(folder, name, lang);
      const markdown = read(path);
      if (markdown !== null) return { markdown, lang, path };
    }
  }
  const missing = fileOf(demonstrationAgencyFolder, name, "fr");
  throw new AgencyProblem(`The legal text ${missing} is missing.`);
}

const fileOf = (folder: string, name: LegalPageName, lang: Locale) =>
  join(folder, "legal", `${name}.${lang}.md`);

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    throw new AgencyProblem(`The file ${path} cannot be read (${code}).`);
  }
}
