import { describe, expect, it } from "vitest";
import { resetLetter } from "./reset.letter.ts";

const url = "https://portail.example.fr/reinitialisation-mot-de-passe#resetKey=abc_-";
const letter = (locale: "fr" | "en", firstName = "Zoé", hours = 24) =>
  resetLetter(locale, { firstName, url, hours, agency: "Ribambelle" });

describe("the letter that carries a reset link", () => {
  it("reads so in French", () => {
    expect(letter("fr").subject).toBe("Choisissez votre mot de passe");
    expect(letter("fr").text).toBe(`Bonjour Zoé,

Vous avez demandé à choisir un nouveau mot de passe pour votre espace personnel.

Cliquez sur le bouton ci-dessous, puis saisissez le mot de passe de votre choix.

Choisir mon mot de passe
${url}

Ce lien fonctionne une seule fois, pendant 24\u00a0heures.

Vous n’êtes pas à l’origine de cette demande\u00a0? Ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.

L’équipe Ribambelle
`);
  });

  it("reads so in English", () => {
    expect(letter("en").subject).toBe("Choose your password");
    expect(letter("en").text).toBe(`Hello Zoé,

You asked to choose a new password for your personal space.

Use the button below, then enter the password of your choice.

Choose my password
${url}

This link works once, for 24 hours.

Didn’t ask for this? Ignore this e-mail: your password stays as it is.

The Ribambelle team
`);
  });

  it.each([
    ["fr", "Bonjour,"],
    ["en", "Hello,"],
  ] as const)("greets in %s who has no first name: %s", (locale, greeting) => {
    expect(letter(locale, "").text.split("\n")[0]).toBe(greeting);
  });

  it("is set as French is: curved apostrophes, and no line that begins with a sign", () => {
    const { subject, text, html } = letter("fr");
    for (const form of [subject, text, html.replace(/<[^>]+>/g, "")]) {
      expect(form).not.toMatch(/\p{L}('|&#39;)\p{L}/u);
      expect(form).not.toMatch(/ [?!:;»%]/);
    }
  });

  it.each(["fr", "en"] as const)("shows a name as it is and runs nothing of it (%s)", (locale) => {
    const name = `<img src=x onerror="alert('1')">`;
    const { html, text, subject } = letter(locale, name);
    expect(text).toContain(name);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
    expect(subject).not.toContain("img");
  });

  it.each(["fr", "en"] as const)("carries the link twice in HTML, once in the text (%s)", (locale) => {
    const { html, text } = letter(locale);
    expect(html.match(/href="[^"]+"/g)).toEqual([`href="${url}"`, `href="${url}"`]);
    expect(text.split(url)).toHaveLength(2);
  });
});
