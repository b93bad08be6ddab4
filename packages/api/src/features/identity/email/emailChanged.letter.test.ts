import { expect, it } from "vitest";
import { emailChangedLetter } from "./emailChanged.letter.ts";

const facts = {
  firstName: "Paul",
  agency: "Ribambelle",
  contact: "01 99 00 00 00",
  at: new Date("2026-11-23T09:00:00Z"),
};
const textIn = (locale: "fr" | "en", email: string | null) =>
  emailChangedLetter(locale, { ...facts, email }).text;

it("tells the new address what it is for, and the former one without naming it (STAFF-13)", () => {
  expect(emailChangedLetter("fr", { ...facts, email: null }).subject).toBe(
    "L’adresse e-mail de votre espace a changé",
  );
  for (const locale of ["fr", "en"] as const) {
    expect(textIn(locale, "paul.costa@example.fr")).toContain("paul.costa@example.fr");
    expect(textIn(locale, null)).not.toContain("@");
    expect(textIn(locale, null)).toContain("01 99 00 00 00");
  }
});
