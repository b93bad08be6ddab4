import { describe, expect, it } from "vitest";
import { saidAgain, valueList } from "./values.ts";

const fruits = valueList({
  Pear: { value: 3, fr: "Poire", en: "Pear" },
  Apple: { value: 0, fr: "Pomme", en: "Apple" },
});

describe("a list of values", () => {
  it("keeps the order of its table, not of its numbers", () => {
    expect(fruits.rows.map(({ name }) => name)).toEqual(["Pear", "Apple"]);
  });

  it("says each number in both languages, zero too", () => {
    expect(fruits.label(0, "fr")).toBe("Pomme");
    expect(fruits.label(3, "en")).toBe("Pear");
    expect(fruits.row(0).en).toBe("Apple");
  });

  it.each([
    [0, true],
    [3, true],
    [1, false],
    ["3", false],
    [null, false],
  ])("accepts %j: %s", (value, accepted) => {
    expect(fruits.schema.safeParse(value).success).toBe(accepted);
  });
});

describe("a label that the server sent", () => {
  it.each([
    ["Poire", "en", "Pear"],
    ["Pear", "fr", "Poire"],
    ["Pomme", "fr", "Pomme"],
    ["Kiwi", "en", "Kiwi"],
    ["", "en", ""],
    [null, "en", "Apple"],
    [null, "fr", "Pomme"],
  ] as const)("%j in %s reads %s (I18N-08)", (sent, locale, shown) => {
    expect(saidAgain(sent, fruits.row(0), fruits.rows, locale)).toBe(shown);
  });
});
