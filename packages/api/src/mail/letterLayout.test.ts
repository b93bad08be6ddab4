import { describe, expect, it } from "vitest";
import { type LetterWords, layOut, withContact } from "./letterLayout.ts";

const words: LetterWords = {
  preheader: "Aperçu",
  subject: 'Sujet & <b>"gras"</b>',
  firstName: "Zoé <script>alert(1)</script>",
  paragraphs: ["L’été & l'hiver", 'deuxième "paragraphe"'],
  action: { label: "Ouvrir <ici>", url: 'https://portail.example.fr/?a=1&b="2"' },
  closing: ["Petit texte > grand texte"],
};
const shown = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<[^>]+>/g, "\n")
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "'",
    )
    .split("\n")
    .filter((line) => line.trim() !== "");

describe("the layout of letters", () => {
  it("escapes every word for HTML", () => {
    const { html } = layOut(words, "fr", "Agence <Ribambelle>");
    expect(html).not.toMatch(/<script|<b>|<ici>|<Ribambelle>/);
    expect(html).toContain("<title>Sujet &amp; &lt;b&gt;&quot;gras&quot;&lt;/b&gt;</title>");
    expect(html).toContain('href="https://portail.example.fr/?a=1&amp;b=&quot;2&quot;"');
  });

  it("says the same in both forms, in the same order, the link in full in each", () => {
    const { html, text } = layOut(words, "fr", "Ribambelle & Cie");
    const plain = text.split("\n").filter(Boolean);
    const [preheader, ...rest] = shown(html);
    expect(preheader).toMatch(new RegExp(`^${words.preheader}[^\\p{L}]+$`, "u"));
    expect(rest).toEqual(["Ribambelle & Cie", ...plain]);
    expect(plain).toEqual([
      "Bonjour Zoé <script>alert(1)</script>,",
      ...words.paragraphs,
      words.action?.label,
      words.action?.url,
      ...words.closing,
      "L’équipe Ribambelle & Cie",
    ]);
  });

  it("says at its end how such letters are refused, in both forms (SETTINGS-OP10)", () => {
    const wayOut = {
      url: "https://portail.example.fr/x?a=1&b=2",
      reason: "Vous choisissez <ici>.",
      label: "Ne plus recevoir & finir",
    };
    const { html, text } = layOut(words, "fr", "Ribambelle", wayOut);
    expect(shown(html).slice(-2)).toEqual([wayOut.reason, wayOut.label]);
    expect(html).toContain('href="https://portail.example.fr/x?a=1&amp;b=2"');
    expect(text.endsWith(`${wayOut.reason}\n${wayOut.label}\u00a0:\n${wayOut.url}\n`)).toBe(true);
  });

  it("greets by name who has one, and signs in the agency’s name, in both languages", () => {
    const linesOf = (firstName: string, locale: "fr" | "en") => {
      const lines = layOut({ ...words, firstName }, locale, "Ribambelle")
        .text.trim()
        .split("\n\n");
      return [lines[0], lines.at(-1)];
    };
    expect(linesOf("Zoé", "fr")).toEqual(["Bonjour Zoé,", "L’équipe Ribambelle"]);
    expect(linesOf("", "fr")).toEqual(["Bonjour,", "L’équipe Ribambelle"]);
    expect(linesOf("Zoé", "en")).toEqual(["Hello Zoé,", "The Ribambelle team"]);
    expect(linesOf("", "en")).toEqual(["Hello,", "The Ribambelle team"]);
  });

  it("does without a button", () => {
    const { action: _, ...silent } = words;
    const { html, text } = layOut(silent, "en", "Ribambelle");
    expect(html).not.toContain("<a ");
    expect(text).not.toContain("https://");
  });

  it.each(["fr", "en"] as const)("names its language (%s) and loads nothing from anywhere", (locale) => {
    const { html, subject } = layOut(words, locale, "Ribambelle");
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${locale}">`));
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=|@import/i);
    expect(subject).toBe(words.subject);
  });

  it("keeps a subject on one line, whatever its words hold", () => {
    const { subject, html } = layOut(
      { ...words, subject: "Un\r\nBcc: x@example.fr\tdeux\u00a0! " },
      "fr",
      "Agence",
    );
    expect(subject).toBe("Un Bcc: x@example.fr deux\u00a0!");
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it("stands in tables that say nothing to screen readers, and says what its links are", () => {
    const { html } = layOut(words, "fr", "Agence");
    expect(html.match(/<table /g)).toHaveLength(html.match(/<table role="presentation"/g)?.length ?? 0);
    expect(html.match(/<a [^>]*>[^<]+<\/a>/g)).toHaveLength(2);
  });

  it("keeps its contrast in dark mode: each colour of text has its other", () => {
    const { html } = layOut(words, "fr", "Agence");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const style = /<style>[\s\S]*<\/style>/.exec(html)?.[0] ?? "";
    const classes = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name));
    for (const name of classes) expect(style).toContain(`.${name}{`);
  });
});

describe("how to reach the agency", () => {
  const agency = { name: "Agence", contact: { phone: "02 40 00 00 01", email: "bonjour@agence.test" } };
  const line = "02 40 00 00 01, bonjour@agence.test";

  it("stands before the signature, in both forms, also where a way out follows (MAILS-09)", () => {
    const wayOut = { url: "https://portail.test/u", reason: "Vous les recevez.", label: "Ne plus recevoir" };
    for (const letter of [layOut(words, "fr", "Agence"), layOut(words, "fr", "Agence", wayOut)]) {
      const { html, text } = withContact(letter, "fr", agency);
      expect(text).toContain(`\n\n${line}\n\nL’équipe Agence\n`);
      expect(html.indexOf(line)).toBeGreaterThan(0);
      expect(html.indexOf(line)).toBeLessThan(html.indexOf("L’équipe Agence"));
    }
  });

  it.each([agency.contact.phone, agency.contact.email])(
    "is not said again by a letter that says %s, nor by one without a signature (MAILS-09)",
    (way) => {
      const said = layOut({ ...words, closing: [`Appelez : ${way}`] }, "fr", "Agence");
      expect(withContact(said, "fr", agency)).toBe(said);
      const other = { subject: "x", html: "<p>x</p>", text: "x" };
      expect(withContact(other, "fr", agency)).toBe(other);
    },
  );
});
