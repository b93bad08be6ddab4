import { describe, expect, it } from "vitest";
import { emailSchema, isEmail } from "./email.ts";

const local = (length: number) => "a".repeat(length);
const domain = (length: number) => `${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(length - 131)}.fr`;

describe("an e-mail address", () => {
  it.each([
    ["lea@example.fr", true],
    ["lea.dubois+garde@sous.example.fr", true],
    ["o'brien@example.ie", true],
    ["léa@exemple-été.fr", true],
    ["1@2.fr", true],
    [`${local(64)}@example.fr`, true],
    [`${local(65)}@example.fr`, false],
    [`${local(64)}@${domain(189)}`, true], // 254 characters
    [`${local(64)}@${domain(190)}`, false],
    ["lea", false],
    ["lea@", false],
    ["@example.fr", false],
    ["lea@example", false],
    ["lea@@example.fr", false],
    ["lea@example..fr", false],
    ["lea..dubois@example.fr", false],
    [".lea@example.fr", false],
    ["lea@-example.fr", false],
    ["lea@example-.fr", false],
    ["lea@example.f", false],
    ["lea@example.fr.", false],
    ["lea dubois@example.fr", false],
    ["lea@exam ple.fr", false],
    ["lea@example.fr, paul@example.fr", false],
    ["lea@example.fr\n", false],
    ["le\u200ba@example.fr", false],
    ["\u202elea@example.fr", false],
    ["le\u00ada@example.fr", false],
    ["lea\u0007@example.fr", false],
    ["lea@exam\u200bple.fr", false],
    ["Léa <lea@example.fr>", false],
    ["", false],
  ])("%j is well formed: %s (AUTH-12, ERR-04)", (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it.each([
    ["", "required"],
    ["   ", "required"],
    ["lea", "email-format"],
  ])("%j is refused with %s alone (AUTH-11, AUTH-12, ERR-01, ERR-04)", (typed, code) => {
    const parsed = emailSchema.safeParse(typed);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code]);
  });

  it("is trimmed", () => {
    expect(emailSchema.parse("  lea@example.fr ")).toBe("lea@example.fr");
  });
});
