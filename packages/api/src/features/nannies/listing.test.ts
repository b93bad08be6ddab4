import { momentMarks, readMoment } from "@ribambelle/domain/nannies/moments";
import { bitsOf, offeredBits, offeredTraits } from "@ribambelle/domain/nannies/offered";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findListedRow } from "../../testing/nannies/testNannies.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { profileBodies, thirtyWords } from "../../testing/testProfile.ts";
import { communes } from "../addresses/communes/communes.ts";
import { plainPlace } from "../addresses/index.ts";
import { listingsCommand } from "./command/listings.ts";
import { compareListing, rebuildListing, removeEmptyPlaces } from "./listing.store.ts";

let portal: TestApp;
let nanny: TestPerson;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  nanny = await insertPerson(db(), "BabySitter", { zip_code: "69110", city: "Sainte-Foy-lès-Lyon" });
  cookie = await portal.signIn(nanny.userName);
});

const db = () => portal.database.connection.db;
const row = () => findListedRow(db(), nanny.personId);
const save = async (call: string, body: object) => {
  const answer = await portal.call("POST", `/BabysitterProfile/${call}`, { cookie, body });
  expect(answer.statusCode, answer.body).toBe(200);
};
const publish = async () => {
  await save("UpdateMyAdvert", profileBodies.UpdateMyAdvert);
  await save("UpdateAdvertPublication", { IsPublished: true });
};
const weekOf = (...moments: string[]) =>
  moments
    .flatMap((text) => readMoment(text) ?? [])
    .map((moment) => BigInt(`0b${momentMarks(moment)}`))
    .reduce((week, marks) => week | marks)
    .toString(2)
    .padStart(1344, "0");

describe("the listing of adverts", () => {
  it("begins with the publication and ends with it, in every part (NANNY-02, NANNY-19, NANNY-22)", async () => {
    await save("UpdateMyAdvert", profileBodies.UpdateMyAdvert);
    expect(await row()).toBeNull();
    await save("UpdateAdvertPublication", { IsPublished: true });
    const listed = await row();
    expect(listed).toMatchObject({
      postal_code: "69110",
      place: "sainte foy les lyon",
      department: "69",
      offered: 0,
      week: "0".repeat(1344),
    });
    await save("UpdateMyAdvert", {
      AdvertTitle: "Une autre annonce toute neuve",
      AdvertDescription: thirtyWords,
    });
    expect((await row())?.id).toBe(listed?.id);
    await save("UpdateAdvertPublication", { IsPublished: false });
    expect(await row()).toBeNull();
    await save("UpdateAdvertPublication", { IsPublished: true });
    expect((await row())?.id).not.toBe(listed?.id);
  });

  it.each<[string, object, (kept: Record<string, unknown>) => void]>([
    [
      "UpdateMyAvailabilities",
      {
        Availabilities: [
          { day: 6, id: 1, startTime: "20:00", endTime: "00:00" },
          { day: 0, id: 2, startTime: "00:00", endTime: "02:15" },
        ],
      },
      ({ week }) => expect(week).toBe(weekOf("samedi-20:00-00:00", "dimanche-00:00-02:15")),
    ],
    [
      "UpdateMySearchFrequency",
      { SearchFrequency: 5 },
      ({ offered }) => expect(offered).toBe(bitsOf("frequencies", [1, 4])),
    ],
    [
      "UpdateMyGuardTypes",
      profileBodies.UpdateMyGuardTypes,
      ({ offered }) => expect(offered).toBe((1 << offeredTraits.housework) | (1 << offeredTraits.ironing)),
    ],
    [
      "SaveExperiences",
      profileBodies.SaveExperiences,
      ({ offered }) => expect(offered).toBe(bitsOf("childAges", [3])),
    ],
    [
      "UpdateMyEducation",
      profileBodies.UpdateMyEducation,
      ({ offered }) => expect(offered).toBe(bitsOf("diplomas", [1242])),
    ],
    [
      "UpdateMyTransportAbilities",
      { HasDrivingLicence: true, CanConveyChildren: true },
      ({ offered }) =>
        expect(offered).toBe((1 << offeredTraits.licence) | (1 << offeredTraits.drivesChildren)),
    ],
    [
      "UpdateMyLanguages",
      { SpokenLanguages: [106, 116, 1] },
      ({ offered }) => expect(offered).toBe(bitsOf("languages", [1, 106, 116])),
    ],
  ])("follows %s, and what is taken away again (NANNY-19)", async (call, body, holds) => {
    await publish();
    await save(call, body);
    holds((await row()) ?? {});
    expect(await compareListing(db())).toBe(0);
    const emptied = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
    );
    if (call === "UpdateMyAvailabilities" || call === "SaveExperiences" || call === "UpdateMyLanguages") {
      await save(call, emptied);
      expect(await row()).toMatchObject({ offered: 0, week: "0".repeat(1344) });
    }
  });

  it.each([
    [
      "another city",
      sql`city = 'ST-ÉTIENNE', zip_code = '42000'`,
      { place: "saint etienne", department: "42" },
    ],
    ["overseas", sql`city = 'Saint-Denis', zip_code = '97400'`, { place: "saint denis", department: "974" }],
    ["no postal code", sql`zip_code = NULL`, { postal_code: null, department: null }],
    ["no city", sql`city = NULL`, null],
    ["a block", sql`blocked_at = now(), block_reason = 'x'`, null],
    ["a deletion", sql`deactivated_at = now()`, null],
  ])("follows the person: %s (NANNY-19)", async (_, change, expected) => {
    await publish();
    await sql`UPDATE person SET ${change} WHERE id = ${nanny.personId}`.execute(db());
    if (expected) expect(await row()).toMatchObject(expected);
    else expect(await row()).toBeNull();
    expect(await compareListing(db())).toBe(0);
  });

  it("has the same bits as the rules, whatever is offered (NANNY-19)", async () => {
    await publish();
    for (const [call, body] of Object.entries(profileBodies)) await save(call, body);
    const profile = {
      spokenLanguages: [106, 1],
      specificDiplomas: [1242],
      searchFrequency: 3,
      hasDrivingLicence: true,
      canConveyChildren: false,
      isAvailableForHousework: true,
      hasIroningOption: true,
      experiences: [{ childAge: 3 }],
    } as const satisfies Parameters<typeof offeredBits>[0] | object;
    expect((await row())?.offered).toBe(offeredBits(profile as unknown as Parameters<typeof offeredBits>[0]));
    expect((await row())?.week).toBe(weekOf("lundi-16:30-19:00"));
  });

  it("spells every commune of France as the search does (NANNY-09)", async () => {
    const names = [...new Set((await communes()).all.map(({ name }) => name))];
    const typed = [
      ...names,
      ...names.slice(0, 2_000).map((name) => name.toUpperCase()),
      "ST ETIENNE",
      "Ste-Foy",
      "Nantes (44)",
    ];
    const { rows } = await sql<{ name: string; plain: string }>`
      SELECT name, plain_place(name) AS plain FROM unnest(${typed}::text[]) AS name`.execute(db());
    expect(rows.filter(({ name, plain }) => plain !== plainPlace(name))).toEqual([]);
  });
});

describe("npm run listings", () => {
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    const { connection } = portal.database;
    const code = await listingsCommand(args, {
      connection,
      now: new Date(),
      print,
      printError: print,
    } as never);
    return { code, said: said.join("\n") };
  };

  it("says where the listing differs, and makes it anew (NANNY-19)", async () => {
    await publish();
    const { id } = (await row()) ?? {};
    expect((await run("compare")).code).toBe(0);
    await sql`UPDATE nanny_listing SET offered = 1 WHERE person_id = ${nanny.personId}`.execute(db());
    const differing = await run("compare");
    expect(differing).toMatchObject({ code: 2, said: "1 annonce diffère de son profil." });
    expect((await run("rebuild")).code).toBe(0);
    expect(await row()).toMatchObject({ offered: 0, id });
    await sql`DELETE FROM nanny_listing WHERE person_id = ${nanny.personId}`.execute(db());
    expect(await compareListing(db())).toBe(1);
    await rebuildListing(db());
    expect(await compareListing(db())).toBe(0);
  });

  it("keeps a place while an advert is published there, and comes back to one that went (NANNY-19, NANNY-22)", async () => {
    await sql`UPDATE person SET city = 'Oullins' WHERE id = ${nanny.personId}`.execute(db());
    await publish();
    const { place_id: first } = (await row()) ?? {};
    await removeEmptyPlaces(db());
    expect(await row()).toMatchObject({ place_id: first });
    await save("UpdateAdvertPublication", { IsPublished: false });
    await removeEmptyPlaces(db());
    const { rows } = await sql`SELECT FROM nanny_place WHERE id = ${first}`.execute(db());
    expect(rows).toEqual([]);
    await save("UpdateAdvertPublication", { IsPublished: true });
    expect(await row()).toMatchObject({ place: "oullins", place_id: expect.any(Number) });
  });

  it.each([[], ["remove"], ["rebuild", "now"], ["rebuild", "--all"]])("refuses %j", async (...args) => {
    expect((await run(...args)).code).toBe(1);
    expect((await run("--help")).code).toBe(0);
  });
});
