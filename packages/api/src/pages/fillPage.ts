import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import type { Page } from "@ribambelle/domain/agency/page";
import { agencyTokens } from "@ribambelle/domain/agency/pageTokens";
import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import type { LegalText } from "../agency/readLegalTexts.ts";
import type { FilesOfPage } from "./webBuild.ts";

/** A page that the server has drawn. */
export interface DrawnPage {
  readonly title: string;
  readonly html: string;
  /** What it shows, for the script that takes it over. */
  readonly answers: unknown;
  readonly files?: FilesOfPage | undefined;
}

/** What the server knows of a request that a page shows before its script runs. */
export interface PageFacts extends Page {
  readonly lang: string;
}

/** What stands in a page itself, not in its data block. */
interface Contents {
  /** The text of a legal page. */
  readonly legal?: LegalText | undefined;
  readonly drawn?: DrawnPage | undefined;
}

/** Gives what the script of a page reads in its data block. */
export function pageBlock({ lang: _, ...page }: PageFacts): Page {
  return page;
}

/** Fills a page's tokens, each escaped for where it stands, and its data block for the script. */
export function fillPage(html: string, facts: PageFacts, { legal, drawn }: Contents = {}): string {
  const values: Record<string, string> = {
    LANG: facts.lang,
    SESSION: facts.session ? "yes" : "no",
    REDIRECT_URL: escapeHtml(facts.redirectUrl),
    REDIRECT_QUERY: facts.redirectUrl && escapeHtml(`redirectUrl=${encodeURIComponent(facts.redirectUrl)}`),
    MESSAGE: escapeHtml(facts.message),
    ...escapedTokens(facts.agency),
    LEGAL_LANG: legal?.lang ?? facts.lang,
    LEGAL_TEXT: legal?.html ?? "",
    TITLE: escapeHtml(drawn?.title ?? ""),
    HELD: drawn?.files?.held ?? "",
    STYLES: drawn?.files?.styles ?? "",
    SCRIPTS: drawn?.files?.scripts ?? "",
    DRAWN: drawn?.html ?? "",
    ANSWERS: inScript(drawn?.answers ?? null),
    PAGE: inScript(pageBlock(facts)),
  };
  // A single pass: a value that looks like a token is not replaced again.
  return html.replace(/__([A-Z_]+?)__/g, (token, name: string) => values[name] ?? token);
}

// JSON that ends no script element, whatever texts it holds.
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

const escapedTokens = (agency: ShownAgency) =>
  Object.fromEntries(Object.entries(agencyTokens(agency)).map(([token, text]) => [token, escapeHtml(text)]));
