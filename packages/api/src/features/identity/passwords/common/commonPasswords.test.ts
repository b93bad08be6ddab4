import { readFileSync } from "node:fs";
import { passwordProblems } from "@ribambelle/domain/identity/password";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";

const listed = readFileSync(new URL("passwords.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

describe("the list of common passwords", () => {
  it("holds at least ten thousand, each of which the printed rules would let through (AUTH-OP12)", () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThanOrEqual(10_000);
    expect(listed.filter((password) => passwordProblems(password).length > 0)).toEqual([]);
  });

  it.each([
    "Password1",
    "PASSword1",
    "Azerty123",
    "P@ssw0rd",
    "Welcome1",
    "Soleil2024",
    "Motdepasse1",
    "Bonjour1",
  ])("knows %s, in whatever case (AUTH-OP12)", (password) => {
    expect([isCommonPassword(password), isCommonPassword(password.toUpperCase())]).toEqual([true, true]);
  });

  it.each(["Nouveau-Secret-7", "Épée-2026", "constructor", ""])("does not know %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
