import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { referenceTexts } from "./reference.texts.ts";

/** Writes the page in which Swagger UI draws the reference; `addressOf` gives where a file of its own lies. */
export function docsPage(locale: Locale, addressOf: (file: string) => string): string {
  const words = referenceTexts(locale);
  const other = locale === "fr" ? "en" : "fr";
  const machine = `${apiBase}/openapi.json?lang=${locale}`;
  const said = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(words.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${addressOf("swagger-ui.css")}"><link rel="stylesheet" href="${addressOf("page.css")}"></head>
<body><header><a href="?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a><h1>${escapeHtml(words.title)}</h1>${said(words.description)}${said(words.session)}<p><a href="${machine}">${escapeHtml(words.machine)}</a></p>
<h2>${escapeHtml(words.calls)}</h2><noscript>${said(words.needsScript)}</noscript></header><div id="calls" data-url="${machine}" data-examples="${escapeHtml(words.examples)}" data-fields="${escapeHtml(words.fields)}"></div>
<script src="${addressOf("swagger-ui-bundle.js")}" defer></script><script src="${addressOf("start.js")}" defer></script></body></html>`;
}
