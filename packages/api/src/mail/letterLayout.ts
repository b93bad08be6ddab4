import { contactLine, type ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { WayOut } from "./letterPurpose.ts";

/** A letter as its feature writes it: both forms say the same. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The content of a letter, before its layout: paragraphs of plain text and at most one button. */
export interface LetterWords {
  readonly subject: string;
  /** What mailboxes show beside the subject; not in the text. */
  readonly preheader: string;
  /** Of whom it is for; empty where it greets nobody by name. */
  readonly firstName: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Said after the button, smaller. */
  readonly closing: readonly string[];
}

const ends = catalogue({
  fr: {
    greeting: (firstName: string) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    signature: (agency: string) => `L’équipe ${agency}`,
    call: (phone: string) => `Une question\u00a0? Appelez l’agence au ${phone}.`,
  },
  en: {
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    signature: (agency) => `The ${agency} team`,
    call: (phone) => `A question? Call the agency on ${phone}.`,
  },
});

const font = "'Segoe UI',Ubuntu,'Helvetica Neue',Arial,sans-serif";

// Colours are inline, since some mail programs drop style sheets; this one only adds the changes of dark
// mode.
const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#1b1622!important}.card{background:#2a2332!important;border-color:#453a50!important}
.ink{color:#f4f0ea!important}.quiet{color:#c6bcb0!important}.name{color:#e5d6f0!important}.link{color:#ffb95b!important}.plum{background:#b79bcf!important}}`;

const paragraph = (text: string, { quiet = false, last = false } = {}) =>
  `<p class="${quiet ? "quiet" : "ink"}" style="margin:0 0 ${last ? "0" : quiet ? "8px" : "16px"};${quiet ? "font-size:14px;color:#5f574f" : "color:#212529"}">${escapeHtml(text)}</p>`;

// Outlook draws boxes of tables only: the button is a cell with a background, and its link.
function button({ label, url }: NonNullable<LetterWords["action"]>): string {
  const href = escapeHtml(url);
  const style = `display:inline-block;padding:14px 28px;font:600 16px/1.25 ${font};color:#212529;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td bgcolor="#ff9e1b" style="border-radius:8px;background:#ff9e1b;mso-padding-alt:14px 28px"><a href="${href}" style="${style}">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 24px;font-size:13px;line-height:1.45;word-break:break-all"><a class="link" href="${href}" style="color:#8a4b00">${href}</a></p>`;
}

// The three paper children of the portal's sign, as three strokes of its colours: nothing is loaded from anywhere.
const sign = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr>${[
  "#432657",
  "#ff9e1b",
  "#432657",
]
  .map(
    (colour) =>
      `<td${colour === "#432657" ? ' class="plum"' : ""} width="28" height="6" bgcolor="${colour}" style="width:28px;height:6px;border-radius:3px;background:${colour};font-size:0;line-height:0">\u00a0</td>`,
  )
  .join('<td width="6" style="width:6px;font-size:0;line-height:0">\u00a0</td>')}</tr></table>`;

// Blanks after the preheader keep mail programs from appending the letter's first words to it.
const hidden = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${"&#8199;&#65279;&#847; ".repeat(30)}</div>`;

// Under the card, as an address stands under a printed letter.
const wayOutRow = ({ reason, label, url }: WayOut) =>
  `<tr><td style="padding:16px 8px 0;font-size:13px;line-height:1.45"><p class="quiet" style="margin:0 0 4px;color:#5f574f">${escapeHtml(reason)}</p><p style="margin:0"><a class="link" href="${escapeHtml(url)}" style="color:#8a4b00">${escapeHtml(label)}</a></p></td></tr>`;

const beforeSignature = `<div style="height:12px;font-size:0;line-height:0">\u00a0</div>`;

/**
 * Lays a letter out in the agency's brand, with its greeting and its signature, as HTML and as plain text that say the same;
 * one that may be refused says at its end how.
 */
export function layOut(words: LetterWords, locale: Locale, agencyName: string, wayOut?: WayOut): Letter {
  const greeting = ends(locale).greeting(words.firstName);
  const signature = ends(locale).signature(agencyName);
  const subject = words.subject.replace(/[\p{Cc}\s]+/gu, (run) => (run === "\u00a0" ? run : " ")).trim();
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(subject)}</title>
<style>${darkMode}</style></head>
<body class="page" style="margin:0;padding:0;background:#fdfaf6">${hidden(words.preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fdfaf6" style="background:#fdfaf6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;text-align:left;font:400 16px/1.5 ${font}">
<tr><td style="padding:0 8px 20px">${sign}<p class="name" style="margin:10px 0 0;font-size:22px;line-height:1.3;font-weight:700;color:#432657">${escapeHtml(agencyName)}</p></td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 24px;background:#ffffff;border:1px solid #e9e3db;border-radius:12px">
${paragraph(greeting)}
${words.paragraphs.map((text) => paragraph(text)).join("\n")}
${words.action ? button(words.action) : ""}
${words.closing.map((text) => paragraph(text, { quiet: true })).join("\n")}
${beforeSignature}
${paragraph(signature, { last: true })}
</td></tr>${wayOut ? `\n${wayOutRow(wayOut)}` : ""}</table>
</td></tr></table></body></html>
`;
  const lines = [
    greeting,
    ...words.paragraphs,
    ...(words.action ? [`${words.action.label}\n${words.action.url}`] : []),
    ...words.closing,
    signature,
    ...(wayOut
      ? [`${wayOut.reason}\n${wayOut.label}${locale === "fr" ? "\u00a0" : ""}:\n${wayOut.url}`]
      : []),
  ];
  return { subject, html, text: `${lines.join("\n\n")}\n` };
}

/** What of the agency a letter names: what it is called, and how to reach it. */
export type NamedAgency = Pick<ShownAgency, "name"> & {
  readonly contact: Pick<ShownAgency["contact"], "phone" | "email">;
};

/** Gives a letter that says how to reach the agency, as each does: before its signature, unless its own words do (MAILS-09). */
export function withContact(letter: Letter, locale: Locale, { name, contact }: NamedAgency): Letter {
  const signed = `\n\n${ends(locale).signature(name)}\n`;
  const at = letter.text.lastIndexOf(signed);
  const ways = [contact.phone, contact.email].filter(Boolean);
  if (at < 0 || ways.some((way) => letter.text.includes(way))) return letter;
  const line = contactLine(contact);
  return {
    ...letter,
    html: letter.html.replace(
      beforeSignature,
      () => `${paragraph(line, { quiet: true })}\n${beforeSignature}`,
    ),
    text: `${letter.text.slice(0, at)}\n\n${line}${letter.text.slice(at)}`,
  };
}

/** What a letter says that only leads to a page of the portal. */
interface Pointer extends Pick<LetterWords, "subject" | "firstName" | "paragraphs"> {
  readonly button: string;
  /** Of the page, in the portal. */
  readonly path: string;
}

/** Lays out a letter that says in few words what is there, leads to its page, and whom to call. */
export function pointTo(
  { button: label, path, ...words }: Pointer,
  locale: Locale,
  { agency, publicUrl }: { readonly agency: ShownAgency; readonly publicUrl: string },
): Letter {
  const [preheader = ""] = words.paragraphs;
  const closing = [ends(locale).call(agency.contact.phone)];
  return layOut(
    { ...words, preheader, action: { label, url: publicUrl + path }, closing },
    locale,
    agency.name,
  );
}
