import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { agencyTokens } from "@ribambelle/domain/agency/pageTokens";
import type { LegalText } from "../agency/readLegalTexts.ts";
import { escapeHtml } from "../http/answers/escapeHtml.ts";

/** What the server knows of a request that a page shows before its script runs. */
export interface PageFacts {
  readonly lang: string;
  readonly session: boolean;
  readonly redirectUrl: string;
  readonly message: string;
  readonly publicSiteUrl: string | null;
  readonly legacyBaseUrl: string | null;
  readonly notificationsWidgetUrl: string | null;
  readonly agency: ShownAgency;
  readonly name: string;
  /** True where browsers are given the page that they show without a network. */
  readonly offlinePage: boolean;
  /** The text of a legal page; it stands in the page itself, not in the data block. */
  readonly legal: LegalText | null;
}

/** Fills a page's tokens, each escaped for where it stands, and its data block for the script. */
export function fillPage(html: string, facts: PageFacts): string {
  const { lang: _, legal, ...page } = facts;
  const values: Record<string, string> = {
    LANG: facts.lang,
    SESSION: facts.session ? "yes" : "no",
    REDIRECT_URL: escapeHtml(facts.redirectUrl),
    REDIRECT_QUERY: facts.redirectUrl && escapeHtml(`redirectUrl=${encodeURIComponent(facts.redirectUrl)}`),
    MESSAGE: escapeHtml(facts.message),
    ...escapedTokens(facts.agency),
    LEGAL_LANG: legal?.lang ?? facts.lang,
    LEGAL_TEXT: legal?.html ?? "",
    PAGE: JSON.stringify(page).replace(/</g, "\\u003c"),
  };
  // A single pass: a value that looks like a token is not replaced again.
  return html.replace(/__([A-Z_]+?)__/g, (token, name: string) => values[name] ?? token);
}

const escapedTokens = (agency: ShownAgency) =>
  Object.fromEntries(Object.entries(agencyTokens(agency)).map(([token, text]) => [token, escapeHtml(text)]));
