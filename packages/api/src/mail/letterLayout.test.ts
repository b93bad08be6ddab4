import { describe, expect, it } from "vitest";
import { type LetterWords, layOut } from "./letterLayout.ts";

const words: LetterWords = {
  subject: 'Sujet & <b>"gras"</b>',
  greeting: "Bonjour Zoé <script>alert(1)</script>,",
  paragraphs: ["L’été & l'hiver", 'deuxième "paragraphe"'],
  action: { label: "Ouvrir <ici>", url: 'https://portail.example.fr/?a=1&b="2"' },
  closing: ["Petit texte > grand texte"],
  signature: "L’équipe & Cie",
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
    const { html, text } = layOut(words, "fr", "Ribambelle");
    const plain = text.split("\n").filter(Boolean);
    expect(shown(html)).toEqual(["Ribambelle", ...plain]);
    expect(plain).toEqual([
      words.greeting,
      ...words.paragraphs,
      words.action?.label,
      words.action?.url,
      ...words.closing,
      words.signature,
    ]);
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
    expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|src=/i);
    expect(subject).toBe(words.subject);
  });
});
