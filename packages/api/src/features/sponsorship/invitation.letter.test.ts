import { describe, expect, it } from "vitest";
import { friendLetter } from "./invitation.letter.ts";

const signUpUrl = "https://site.example.fr/inscription/compte?codeParrainage=bcdfghjkmnpq";
const refusalUrl = "https://portail.example.fr/ne-plus-etre-contacte?cle=abc_-&lang=fr";
const about = {
  sponsor: "Zoé Lefèvre",
  firstName: "Léa",
  agency: "Ribambelle",
  contact: "contact@example.fr",
  months: 12,
  signUpUrl,
  refusalUrl,
};

describe("the letter to a friend", () => {
  it("reads so in French (SPONSOR-OP6, SPONSOR-OP10)", () => {
    const { subject, text } = friendLetter("fr", about);
    expect(subject).toBe("Zoé Lefèvre vous recommande Ribambelle");
    expect(text).toBe(`Bonjour Léa,

Zoé Lefèvre vous recommande Ribambelle, pour la garde d’enfants à domicile.

Si cela vous intéresse, vous pouvez vous inscrire par le bouton ci-dessous. Sinon, vous n’avez rien à faire.

Découvrir et m’inscrire
${signUpUrl}

Pourquoi cet e-mail\u00a0? Zoé Lefèvre nous a donné votre adresse pour vous inviter. Cette invitation part une seule fois.

Vos données\u00a0: Ribambelle garde votre adresse, et votre nom si on nous l’a donné, pour suivre cette invitation. Sans inscription de votre part, ils sont effacés au bout de 12\u00a0mois. Pour y accéder ou les faire effacer\u00a0: contact@example.fr.

L’équipe Ribambelle

Vous préférez ne pas recevoir d’invitation de ce portail, de qui que ce soit\u00a0?
Ne plus être contacté\u00a0:
${refusalUrl}
`);
  });

  it("reads so in English (SPONSOR-OP6, SPONSOR-OP10)", () => {
    const { subject, text } = friendLetter("en", { ...about, firstName: "" });
    expect(subject).toBe("Zoé Lefèvre recommends Ribambelle to you");
    expect(text).toBe(`Hello,

Zoé Lefèvre recommends Ribambelle to you, for childcare at home.

If you are interested, you can sign up with the button below. If not, there is nothing to do.

Find out more and sign up
${signUpUrl}

Why this e-mail? Zoé Lefèvre gave us your address to invite you. This invitation is sent only once.

Your data: Ribambelle keeps your address, and your name if we were given it, to follow up this invitation. If you do not sign up, they are erased after 12 months. To see them or have them erased: contact@example.fr.

The Ribambelle team

Would you rather not get invitations from this portal, from anyone?
Do not contact me again:
${refusalUrl}
`);
  });

  it("shows names as they are, runs nothing of them, and has a visible link out (SPONSOR-OP10)", () => {
    const { html, subject } = friendLetter("fr", { ...about, sponsor: "<b>Zoé</b>\r\nBcc: x@example.fr" });
    expect(html).not.toContain("<b>");
    expect(subject).toBe("<b>Zoé</b> Bcc: x@example.fr vous recommande Ribambelle");
    expect(html).toContain(`href="${refusalUrl.replace("&", "&amp;")}"`);
    expect(html).toContain(">Ne plus être contacté</a>");
  });
});
