import { accessibilityFigures } from "@ribambelle/domain/accessibility/figures";
import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import { isDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { Marked, type Tokens } from "marked";

/** What makes a text unusable; the message continues "The file … ". */
export class TextProblem extends Error {}

const words = {
  fr: { updated: "Dernière mise à jour\u00a0:", contents: "Sommaire" },
  en: { updated: "Last updated:", contents: "Contents" },
};
const contentsFrom = 4;

interface Heading {
  readonly id: string;
  readonly html: string;
}

/** Writes a Markdown text as safe HTML: one h1, the date, the contents when it is long, the agency's own facts in it. */
export function legalHtml(markdown: string, locale: Locale, agency: ShownAgency): string {
  const [, updated, text] = /^---\nupdated: (\d{4}-\d{2}-\d{2})\n---\n([\s\S]*)$/.exec(unix(markdown)) ?? [];
  if (updated === undefined || text === undefined || !isDay(updated))
    throw new TextProblem("must begin with three lines: ---, updated: and a date such as 2026-11-20, ---");
  const [, title, body] = /^\s*# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || body === undefined)
    throw new TextProblem("must have its title, after a #, under its first lines");
  const headings: Heading[] = [];
  const marked = safeMarked(headings);
  const rest = marked.parse(body, { async: false });
  const day = new Date(updated).toLocaleDateString(locale === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const { updated: said, contents } = words[locale];
  const html = `<h1>${marked.parseInline(title, { async: false })}</h1>
<p>${said} <time datetime="${updated}">${day}</time></p>
${headings.length < contentsFrom ? "" : contentsOf(headings, contents)}${rest}`;
  return filled(withNamedTables(html), locale, agency);
}

/** Names each table by the part that it stands in; without one, nothing names it. */
function withNamedTables(html: string): string {
  let part: string | undefined;
  return html.replace(/<h2 id="([^"]+)"|<table>/g, (found, id: string | undefined) => {
    if (id !== undefined) part = id;
    return id === undefined && part !== undefined ? `<table aria-labelledby="${part}">` : found;
  });
}

// Removes a byte order mark, and the line ends of Windows.
const unix = (text: string) => text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");

function contentsOf(headings: readonly Heading[], name: string): string {
  const items = headings.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`).join("");
  return `<nav aria-label="${name}"><p>${name}</p><ol>${items}</ol></nav>\n`;
}

function safeMarked(headings: Heading[]): Marked {
  return new Marked({
    renderer: {
      html: ({ text, block }: Tokens.HTML | Tokens.Tag) =>
        block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        if (depth > 2) return `<h${depth}>${html}</h${depth}>\n`;
        const id = `partie-${headings.length + 1}`;
        headings.push({ id, html: html.replace(/<\/?a\b[^>]*>/g, "") });
        return `<h2 id="${id}">${html}</h2>\n`;
      },
      link({ href, tokens }) {
        if (!leadsSomewhere(href)) throw new TextProblem(`has a link that a page may not have: ${href}`);
        return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
}

const leadsSomewhere = (href: string) =>
  /^(https?:\/\/[^/]|mailto:|tel:|#)/i.test(href) || /^\/(?![/\\])/.test(href);

const accessibility = accessibilityFigures();

function filled(html: string, locale: Locale, { name, contact }: ShownAgency): string {
  const facts: Record<string, string> = {
    name,
    phone: contact.phone,
    email: contact.email,
    address: contact.address,
    hours: contact.hours[locale],
    criteriaMet: String(accessibility.met),
    criteriaApplicable: String(accessibility.applicable),
    criteriaPercent: String(accessibility.percent),
  };
  return html.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, fact: string) => {
    const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
    if (value === undefined) {
      const known = Object.keys(facts).map((one) => `{{${one}}}`);
      throw new TextProblem(`names {{${fact}}}, which is not one of ${known.join(", ")}`);
    }
    return escapeHtml(value);
  });
}
