import { describe, expect, it } from "vitest";
import { aNanny } from "../testing/nannies.ts";
import { listingIdSchema } from "./asked.ts";
import { cardOf, excerptOf, nannyCardSchema } from "./nanny.ts";

const word = "abcdefghi ";

describe("the first lines of an advert", () => {
  it.each([
    [null, null],
    ["", null],
    [" \n ", null],
    ["Deux  lignes\n\n du texte ", "Deux lignes du texte"],
    ["a".repeat(180), "a".repeat(180)],
    [word.repeat(18).trim(), word.repeat(18).trim()],
    [`${word.repeat(18)}x`, `${word.repeat(18).trim()}…`],
    [`${word.repeat(17)}abcdefghijk`, `${word.repeat(17).trim()}…`],
    ["好".repeat(181), `${"好".repeat(180)}…`],
  ])("are what of %j a card shows: %j (NANNY-04)", (text, excerpt) => {
    expect(excerptOf(text)).toBe(excerpt);
  });
});

describe("a card", () => {
  it("shows what the answer has, the ages from the youngest, and nothing else of a profile (NANNY-02, NANNY-04)", () => {
    const profile = {
      ...aNanny({ advertDescription: "Bonjour" }),
      experiences: [7, 3, 7].map((childAge) => ({ childAge })) as never,
    };
    const card = cardOf(profile);
    expect(card).toMatchObject({ excerpt: "Bonjour", experienceCount: 3, childAges: [3, 7] });
    const ofSearch = ["id", "metres", "isApproximate", "keptAt", "interestAt", "covered"];
    expect([...Object.keys(card), ...ofSearch].toSorted()).toEqual(
      Object.keys(nannyCardSchema.shape).toSorted(),
    );
  });
});

it.each([
  ["3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b", true],
  ["3f2a9c1e-5b7d-4e8f-ba0b-1c2d3e4f5a6b", true],
  ["x3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6bx", false],
  ["3f2a9c1-5b7d-4e8f-9a0b-1c2d3e4f5a6b", false],
  ["gf2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7-4e8f-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5bxd-4e8f-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4e8-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4exf-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-1e8f-9a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4e8f-7a0b-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4e8f-9a0-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4e8f-9axb-1c2d3e4f5a6b", false],
  ["3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6", false],
  ["3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5axb", false],
])("%s names an advert: %s (NANNY-10)", (id, names) => {
  expect(listingIdSchema.safeParse(id).success).toBe(names);
});
