import { describe, expect, it } from "vitest";
import { invitationLetter } from "./invitation.letter.ts";

const url = "https://portail.example.fr/reinitialisation-mot-de-passe#resetKey=abc_-";
const letter = (
  locale: "fr" | "en",
  { role = "Parent", firstName = "Zoé", days = 7 }: { role?: Role; firstName?: string; days?: number } = {},
) => invitationLetter(locale, { role, firstName, url, days, agency: "Agence Été" });
type Role = "Parent" | "BabySitter" | "Agency";
const roles = ["Parent", "BabySitter", "Agency"] as const;

describe("the letter that invites to choose a first password", () => {
  it("reads so in French", () => {
    expect(letter("fr").subject).toBe("Agence Été\u00a0: votre espace personnel est prêt");
    expect(letter("fr").text).toBe(`Bonjour Zoé,

Bienvenue\u00a0! Agence Été vous ouvre votre espace personnel en ligne.

Vous y retrouvez vos contrats, où que vous soyez, et vos documents à télécharger.

Il vous reste à choisir votre mot de passe. Vous vous connecterez ensuite avec votre adresse e\u2011mail.

Choisir mon mot de passe
${url}

Ce lien fonctionne une seule fois, pendant 7\u00a0jours.

Passé ce délai, cliquez sur «\u00a0Mot de passe oublié\u00a0?\u00a0» à la page de connexion\u00a0: vous recevrez un nouveau lien.

L’équipe Agence Été
`);
  });

  it("reads so in English", () => {
    expect(letter("en", { days: 1, role: "BabySitter" }).text).toBe(`Hello Zoé,

Welcome! Agence Été opens your personal space online.

You will find your work contracts, attestations and certificates there, to download whenever you need them.

All that remains is to choose your password. You will then sign in with your e\u2011mail address.

Choose my password
${url}

This link works once, for 1 day.

After that, follow “Forgotten your password?” on the sign-in page: you will receive a new link.

The Agence Été team
`);
  });

  it.each(roles)("says what the space gives to a %s, and to nobody else", (role) => {
    for (const locale of ["fr", "en"] as const) {
      const others = roles
        .filter((other) => other !== role)
        .map((other) => letter(locale, { role: other }).text);
      expect(others).not.toContain(letter(locale, { role }).text);
    }
  });

  it.each(roles)("is set as French is, for a %s", (role) => {
    const { subject, text, html } = letter("fr", { role });
    const shown = html.slice(html.indexOf("<body")).replace(/<[^>]+>/g, "");
    for (const form of [subject, text, shown].map((said) => said.replaceAll(url, ""))) {
      expect(form).not.toMatch(/\p{L}('|&#39;)\p{L}/u);
      expect(form).not.toMatch(/[ \p{L}][?!:;»%]/u);
      expect(form).not.toMatch(/«[^\u00a0]/);
    }
  });

  it.each(["fr", "en"] as const)("carries the same link in both forms (%s)", (locale) => {
    const { html, text } = letter(locale);
    expect(html.match(/href="[^"]+"/g)).toEqual([`href="${url}"`, `href="${url}"`]);
    expect(text.split(url)).toHaveLength(2);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it("shows a name as it is and runs nothing of it", () => {
    const { html } = letter("fr", { firstName: "<b>x</b>" });
    expect(html).toContain("Bonjour &lt;b&gt;x&lt;/b&gt;,");
  });
});
