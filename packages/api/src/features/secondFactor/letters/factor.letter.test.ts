import { describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { testDatabase } from "../../../testing/testDatabase.ts";
import { factorLetter } from "./factor.letter.ts";
import { factorLetters } from "./factor.letters.ts";
import { type FactorEvent, factorLetterKinds } from "./factorLetters.ts";

const about = { firstName: "Zoé", left: 3, agency: "Agence Été" };
const events = Object.keys(factorLetterKinds) as FactorEvent[];

it.each(Object.entries(factorLetterKinds))(
  "the letter %s is the one that is written when it is due (%s)",
  async (event, kind) => {
    const database = await testDatabase();
    const { db } = database.connection;
    const { personId } = await insertPerson(db, "Parent", { first_name: "Zoé" });
    const { kinds } = factorLetters({ agency: { name: about.agency } } as Deps);
    const due = { personId, locale: "fr" as const, payload: { left: about.left } };
    const written = await kinds[kind]?.write(db, due as never);
    await database.drop();
    expect(written).toMatchObject({ letter: factorLetter(event as FactorEvent, "fr", about) });
  },
);

describe("the letters about a second factor", () => {
  it("tell of a used recovery code and how many are left (FACTOR-12)", () => {
    expect(factorLetter("recoveryCodeUsed", "fr", about).text).toBe(`Bonjour Zoé,

Un de vos codes de secours a servi à vous connecter et ne fonctionne plus\u00a0: il vous en reste 3. À la page «\u00a0Sécurité du compte\u00a0», vous pouvez en obtenir dix nouveaux.

Si ce n’est pas vous, changez votre mot de passe sans attendre et prévenez l’agence.

L’équipe Agence Été
`);
  });

  it("tell of wrong codes that somebody knows the password (FACTOR-11)", () => {
    expect(factorLetter("wrongCodes", "fr", about).text).toContain(
      "Quelqu’un qui connaît votre mot de passe a saisi des codes erronés. Si ce n’est pas vous, changez-le.",
    );
  });

  it.each(events)("%s is set as French is, said in English too, and carries no link", (event) => {
    const { subject, text, html } = factorLetter(event, "fr", about);
    for (const form of [subject, text]) {
      expect(form).not.toMatch(/\p{L}'\p{L}/u);
      expect(form).not.toMatch(/[ \p{L}][?!:;»%]/u);
      expect(form).not.toMatch(/«[^\u00a0]/);
    }
    expect(html).not.toContain("href=");
    expect(factorLetter(event, "en", about).subject).not.toBe(subject);
  });
});
