import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { ownerOf } from "../../testing/testProfile.ts";

const its = signedIn("BabySitter");
const owner = ownerOf(its);

describe("the availabilities", () => {
  const save = (...slots: [day: number, start: string, end: string, id?: number][]) =>
    owner.post("UpdateMyAvailabilities", {
      Availabilities: slots.map(([day, startTime, endTime, id = 1]) => ({ day, startTime, endTime, id })),
    });
  const week = async () =>
    ((await owner.profile()).availabilities as Record<string, string>[]).map(
      ({ day, startTime, endTime, id }) => `${day} ${startTime} ${endTime} ${id}`,
    );

  it("replace the whole week, come Monday first, each with its own id (API-18, PROF-34, PROF-38, DATA-11)", async () => {
    await save([3, "08:00", "09:00", 9]);
    expect(
      (
        await save(
          [0, "08:00", "12:00", 7],
          [1, "18:00", "00:00", 8],
          [6, "00:00", "00:00", 4_294_967_295],
          [1, "08:00", "10:00", 7],
          [1, "09:00", "11:15", 10],
          [1, "08:00", "10:00", 11],
          [2, "08:15", "08:30", 7],
        )
      ).statusCode,
    ).toBe(200);
    expect(await week()).toEqual([
      "1 08:00 11:15 7",
      "1 18:00 00:00 8",
      "2 08:15 08:30 9",
      "6 00:00 00:00 4294967295",
      "0 08:00 12:00 10",
    ]);
    expect((await save()).statusCode).toBe(200);
    expect(await week()).toEqual([]);
  });

  it("the availabilities of one day are joined where they overlap (PROF-33, PROF-OP13)", async () => {
    await save(
      [1, "18:00", "00:00", 8],
      [1, "08:00", "10:00", 7],
      [1, "09:00", "11:15", 10],
      [1, "08:00", "10:00", 11],
    );
    expect(await week()).toEqual(["1 08:00 11:15 7", "1 18:00 00:00 8"]);
  });

  it.each<[string, [number, string, string]]>([
    ["required", [1, "", "19:00"]],
    ["end-before-start", [1, "19:00", "16:30"]],
    ["end-before-start", [1, "19:00", "19:00"]],
    ["quarter-hour", [1, "16:20", "19:00"]],
    ["invalid-time", [1, "24:00", "19:00"]],
    ["invalid", [7, "16:30", "19:00"]],
    ["invalid", [-1, "16:30", "19:00"]],
  ])("are refused as %s: %j (PROF-35, PROF-36, PROF-OP13)", async (code, slot) => {
    await save([3, "08:00", "09:00", 9]);
    const answer = await save(slot);
    expect([answer.statusCode, answer.json().issues[0].code]).toEqual([400, code]);
    expect(await week()).toEqual(["3 08:00 09:00 9"]);
  });
});
