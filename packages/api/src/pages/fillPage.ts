import { escapeHtml } from "../http/escapeHtml.ts";

/** What the server knows of a request that a page shows before its script runs. */
export interface PageFacts {
  readonly lang: string;
  readonly session: boolean;
  readonly redirectUrl: string;
  readonly message: string;
  readonly publicSiteUrl: string | null;
  readonly legacyBaseUrl: string | null;
  readonly signUpUrl: string;
  readonly name: string;
}

/** Fills a page's tokens, each escaped for where it stands, and its data block for the script. */
export function fillPage(html: string, facts: PageFacts): string {
  const { lang: _, ...page } = facts;
  const values: Record<string, string> = {
    LANG: facts.lang,
    SESSION: facts.session ? "yes" : "no",
    REDIRECT_URL: escapeHtml(facts.redirectUrl),
    REDIRECT_QUERY: facts.redirectUrl && escapeHtml(`redirectUrl=${encodeURIComponent(facts.redirectUrl)}`),
    MESSAGE: escapeHtml(facts.message),
    SIGN_UP_URL: escapeHtml(facts.signUpUrl),
    PAGE: JSON.stringify(page).replace(/</g, "\\u003c"),
  };
  // One pass: a value that looks like a token stays what a person typed.
  return html.replace(/__([A-Z_]+?)__/g, (token, name: string) => values[name] ?? token);
}
