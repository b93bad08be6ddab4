import { describe, expect, it } from "vitest";
import { colleagueLetter, functionsLetter } from "./staff.letter.ts";

const to = { firstName: "Zoé", agency: "Agence Été", url: "https://portail.test/agence/equipe" };

describe("the letters to the agency’s people", () => {
  it("tell of other functions by their names, and where they stand (STAFF-13)", () => {
    const { subject, text } = functionsLetter("fr", ["coordinator", "reader"], to);
    expect(subject).toBe("Vos fonctions dans le portail ont changé");
    expect(text).toContain(
      "Vos fonctions dans le portail de l’agence ont changé. Vous avez maintenant\u00a0: Coordination, Lecture.",
    );
    expect(text).toContain(to.url);
  });

  it("tell administrators of one more, by name (STAFF-13)", () => {
    const { subject, text, html } = colleagueLetter("named", "fr", "Ana Aron", to);
    expect(subject).toBe("Ana Aron est maintenant administrateur");
    expect(text).toContain("Bonjour Zoé,");
    expect(html).toContain("Voir l’équipe");
  });

  it("tell administrators of a second factor that was erased (STAFF-33)", () => {
    const { subject, text } = colleagueLetter("reset", "fr", "Ana Aron", to);
    expect(subject).toBe("La double authentification de Ana Aron a été réinitialisée");
    expect(text).toContain("le mot de passe de Ana Aron.");
    expect(colleagueLetter("reset", "en", "Ana Aron", to).subject).toContain("was reset");
  });

  it("are said in English too", () => {
    expect(functionsLetter("en", ["reader"], to).text).toContain("You now have: Reading.");
    expect(colleagueLetter("named", "en", "Ana Aron", to).subject).toBe("Ana Aron is now an administrator");
  });
});
