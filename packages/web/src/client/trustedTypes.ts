// What the policy of scripts lets through (docs/security.md, Pages): a text that becomes a script's address, or HTML, passes one of
// these two by name. Browsers that know no Trusted Types take texts as they are.

interface Policies {
  createPolicy(name: "default", rules: { createScriptURL: (url: string) => string | null }): unknown;
  createPolicy(
    name: "legal-text",
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

const policies =
  typeof window === "undefined" ? undefined : (window as { trustedTypes?: Policies }).trustedTypes;

// The service worker, and the workers and parts that the build has made.
const ownScript = /^\/(?:service-worker\.js|assets\/[\w./-]+)$/;

policies?.createPolicy("default", {
  createScriptURL(given) {
    const url = new URL(given, window.location.href);
    return url.origin === window.location.origin && ownScript.test(url.pathname) ? given : null;
  },
});

const legalTexts = policies?.createPolicy("legal-text", { createHTML: (html) => html });

/** Gives a legal text as HTML that a page may show: the server made it from Markdown, with all HTML escaped. */
export const trustedLegalText = (html: string): string => legalTexts?.createHTML(html) ?? html;

/** Gives the model of a letter as HTML for a frame whose sandbox lets nothing in it run or reach anything. */
export const trustedModel = (html: string): string => legalTexts?.createHTML(html) ?? html;
