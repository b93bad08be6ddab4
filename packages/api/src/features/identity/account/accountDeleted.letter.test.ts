import { describe, expect, it } from "vitest";
import { accountDeleted } from "./accountDeleted.letter.ts";

describe("the letter to somebody whose account is gone", () => {
  const at = new Date("2026-11-27T10:00:00Z");

  it.each(["fr", "en"] as const)("goes to the address that they had, in their language: %s", (locale) => {
    expect(accountDeleted({ personId: 7, locale, email: "zoe@example.fr" }, at)).toMatchObject([
      { personId: 7, locale, lastAddress: "zoe@example.fr", payload: { at: at.toISOString() } },
    ]);
  });

  it("goes to nobody who had no address", () => {
    expect(accountDeleted({ personId: 7, locale: "fr", email: null }, at)).toEqual([]);
  });
});
