import { expect, it } from "vitest";
import { missingAddressLength, missingLettersText } from "./address.ts";

it.each([
  ["", 11],
  ["12 rue", 5],
  ["12 rue Bon", 1],
  ["12 rue Bon   ", 1],
  ["12 rue Bonn", 0],
  ["🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠", 1],
])("of %j, %i characters are missing before the search (GEO-01, GEO-OP3)", (typed, missing) => {
  expect(missingAddressLength(typed)).toBe(missing);
});

it("says how many characters are missing (GEO-02, GEO-OP3)", () => {
  expect(missingLettersText(5, "fr")).toBe("Encore 5 caractères avant la recherche");
  expect(missingLettersText(1, "fr")).toBe("Encore 1 caractère avant la recherche");
  expect(missingLettersText(1, "en")).toBe("1 more character before the search");
});
