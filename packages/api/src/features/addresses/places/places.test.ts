import { beforeAll, describe, expect, it } from "vitest";
import { type Places, readPlaces } from "./places.ts";

let places: Places;
beforeAll(async () => {
  places = await readPlaces();
});
const bordeaux = () => places.find("33000", "Bordeaux") ?? expect.fail("no Bordeaux");

describe("what lies near", () => {
  it("lies within the distance, and is told with its own", () => {
    const { keys, metres, postalCodes, metresOfCodes } = places.near(bordeaux(), 5_000, null);
    expect([keys.length, postalCodes.length]).toEqual([metres.length, metresOfCodes.length]);
    expect(Math.max(...metres)).toBeLessThanOrEqual(5_000);
    expect(keys.some((key) => key.startsWith("33130 "))).toBe(true);
    expect(metres[keys.indexOf("33000 bordeaux")]).toBe(0);
  });

  // Soulac and Lacanau, to the north and to the west, lie in Gironde, Lyon does not.
  it("is the whole department beside, where that is asked for, however far", () => {
    const near = places.near(bordeaux(), 5_000, null);
    const wide = places.near(bordeaux(), 5_000, "33");
    for (const code of ["33780", "33680"])
      expect([near, wide].map(({ postalCodes }) => postalCodes.includes(code))).toEqual([false, true]);
    for (const start of ["33780 ", "33680 "])
      expect([near, wide].map(({ keys }) => keys.some((key) => key.startsWith(start)))).toEqual([
        false,
        true,
      ]);
    expect(wide.postalCodes.every((code) => code.startsWith("33") || near.postalCodes.includes(code))).toBe(
      true,
    );
  });
});
