import type { Locale } from "@ribambelle/domain/kernel/locale";
import { escapeHtml } from "../http/escapeHtml.ts";
import type { Letter } from "./mailer.ts";

/** What a letter says, before its form: paragraphs of plain text and at most one button. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Said after the button, smaller. */
  readonly closing: readonly string[];
  readonly signature: string;
}

const paragraph = (text: string, style = "margin:0 0 16px") => `<p style="${style}">${escapeHtml(text)}</p>`;

function button({ label, url }: NonNullable<LetterWords["action"]>): string {
  const style =
    "display:inline-block;padding:14px 24px;border-radius:8px;background:#ff9e1b;color:#212529;font-weight:600;text-decoration:none";
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${escapeHtml(url)}" style="color:#8a4b00">${escapeHtml(url)}</a></p>`;
}

/** Lays a letter out in the agency's brand, as HTML and as plain text that say the same. */
export function layOut(words: LetterWords, locale: Locale, agencyName: string): Letter {
  const small = "margin:0 0 8px;font-size:14px;color:#5c5550";
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:#faf6f1;color:#212529;font:16px/1.5 'Segoe UI',Ubuntu,'Helvetica Neue',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#33265c">${escapeHtml(agencyName)}</p>
<div style="background:#ffffff;border-radius:12px;padding:24px">
${paragraph(words.greeting)}
${words.paragraphs.map((text) => paragraph(text)).join("\n")}
${words.action ? button(words.action) : ""}
${words.closing.map((text) => paragraph(text, small)).join("\n")}
${paragraph(words.signature, "margin:16px 0 0")}
</div></div></body></html>
`;
  const lines = [
    words.greeting,
    ...words.paragraphs,
    ...(words.action ? [`${words.action.label}\n${words.action.url}`] : []),
    ...words.closing,
    words.signature,
  ];
  return { subject: words.subject, html, text: `${lines.join("\n\n")}\n` };
}
