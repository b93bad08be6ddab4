import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { experienceBody, ownerOf, profileBodies } from "../../testing/testProfile.ts";

const its = signedIn("BabySitter");
const owner = ownerOf(its);

const frequency = (SearchFrequency: number, headers = {}) =>
  owner.post("UpdateMySearchFrequency", { SearchFrequency }, headers);
const kept = async () => (await owner.profile()).searchFrequency;
const statuses = async (calls: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();

describe("two tabs with the same profile", () => {
  it("are told apart by its version, which every change moves on (PROF-OP18)", async () => {
    const tags = [(await owner.get("GetMyBabysitterProfile")).headers.etag];
    for (const [call, body] of Object.entries(profileBodies)) tags.push(await owner.save(call, body));
    tags.push((await owner.get("GetMyBabysitterProfile")).headers.etag);
    expect(tags).toEqual(['"0"', '"1"', '"2"', '"3"', '"4"', '"5"', '"6"', '"7"', '"8"', '"9"', '"9"']);
  });

  it("do not overwrite each other: the second is told, and nothing of it is kept (PROF-OP18)", async () => {
    const first = await frequency(1, { "if-match": '"0"' });
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"1"']);
    for (const stale of ['"0"', 'W/"1"', '"0", "7"', '"01"']) {
      const second = await frequency(2, { "if-match": stale });
      expect([stale, second.statusCode, second.json().code]).toEqual([
        stale,
        409,
        "profile.changed-meanwhile",
      ]);
    }
    expect(await kept()).toBe(1);
    expect((await frequency(3, { "if-match": '"0", "1"' })).statusCode).toBe(200);
    expect((await frequency(4, { "if-match": "*" })).statusCode).toBe(200);
    expect((await frequency(5)).statusCode).toBe(200);
    expect(await kept()).toBe(5);
  });

  it("are refused when they say so in a way that cannot be read (PROF-OP18)", async () => {
    const answer = await frequency(1, { "if-match": "0" });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.malformed"]);
    expect(await kept()).toBe(0);
  });

  it("leave no trace when the very first change is refused", async () => {
    expect((await frequency(1, { "if-match": '"1"' })).statusCode).toBe(409);
    const { rows } = await its.portal.database.connection.pool.query(
      "SELECT version FROM profile WHERE person_id = $1",
      [owner.person.personId],
    );
    expect(rows).toEqual([]);
  });
});

describe("two changes at the same moment", () => {
  it("one of two changes of one version is kept, the other told (PROF-OP18)", async () => {
    for (let version = 0; version < 5; version += 1) {
      const meant = { "if-match": `"${version}"` };
      // Each another than the one that is kept: saving what is kept already changes nothing.
      const first = version % 2 === 0 ? 1 : 4;
      const calls = [first, first + 1, first + 2].map((value) => frequency(value, meant));
      expect(await statuses(calls)).toEqual([200, 409, 409]);
    }
    expect((await owner.get("GetMyBabysitterProfile")).headers.etag).toBe('"5"');
  });

  it("are both kept when they are a new babysitter’s very first ones", async () => {
    for (let round = 0; round < 5; round += 1) {
      await its.change();
      const calls = [
        owner.post("UpdateMyLanguages", { SpokenLanguages: [106] }),
        frequency(4),
        owner.post("SaveExperiences", profileBodies.SaveExperiences),
      ];
      expect(await statuses(calls)).toEqual([200, 200, 200]);
      expect(await owner.profile()).toMatchObject({
        spokenLanguages: [106],
        searchFrequency: 4,
        experiences: [{}],
      });
    }
  });

  it("two changes of ten experiences each end with ten (PROF-58, PROF-OP2)", async () => {
    const save = (count: number, description: string) =>
      owner.post("SaveExperiences", { Experiences: Array(count).fill(experienceBody({ description })) });
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses([save(10, "a"), save(10, "b"), save(10, "c")])).toEqual([200, 200, 200]);
      const experiences = (await owner.profile()).experiences as { description: string }[];
      expect(experiences).toHaveLength(10);
      expect(new Set(experiences.map(({ description }) => description)).size).toBe(1);
    }
    expect(await statuses([save(10, "d"), save(4, "e"), save(11, "f"), save(0, "g")])).toEqual([
      200, 200, 200, 400,
    ]);
    expect([0, 4, 10]).toContain(((await owner.profile()).experiences as object[]).length);
  });

  it("two changes of the week end with one of the two, never a mix (PROF-38)", async () => {
    const week = (startTime: string) => ({
      Availabilities: [1, 2, 3, 4, 5].map((day) => ({ id: day, day, startTime, endTime: "20:00" })),
    });
    const save = (start: string) => owner.post("UpdateMyAvailabilities", week(start));
    expect(await statuses([save("08:00"), save("09:00"), save("10:00")])).toEqual([200, 200, 200]);
    const slots = (await owner.profile()).availabilities as { startTime: string }[];
    expect(slots).toHaveLength(5);
    expect(new Set(slots.map(({ startTime }) => startTime)).size).toBe(1);
  });
});
