import { metresBetween } from "@ribambelle/domain/addresses/distance";
import { coveredCount, type Moment, readMoment } from "@ribambelle/domain/nannies/moments";
import type { NannyPage } from "@ribambelle/domain/nannies/nanny";
import { compareRanked, type Ranked } from "@ribambelle/domain/nannies/order";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Advertised, advertise } from "../../../testing/nannies/testNannies.ts";
import {
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../../testing/privateSpace/privateSpace.ts";
import { statementsOf } from "../../../testing/privateSpace/statements.ts";
import { readPlaces } from "../../addresses/index.ts";

let space: PrivateSpace;
let family: SignedInPerson;
let nannies: Advertised[];
const today = "2026-11-23";

/** Around Lyon, and elsewhere; weeks, languages and days of confirmation that differ. */
const towns = [
  ["69110", "Sainte-Foy-lès-Lyon"],
  ["69003", "Lyon"],
  ["69600", "OULLINS PIERRE BENITE"],
  ["69230", "St-Genis-Laval"],
  ["69400", "Villefranche-sur-Saône"],
  ["38200", "Vienne"],
  ["44000", "Nantes"],
] as const;
const weeks = [
  ["lundi-16:00-19:00", "jeudi-16:00-19:00"],
  ["lundi-16:30-18:30"],
  ["mercredi-08:00-12:00", "mercredi-12:00-18:00"],
  ["samedi-18:00-00:00", "dimanche-00:00-02:00"],
  [],
] as const;

beforeAll(async () => {
  space = await privateSpace();
  family = await space.person("Parent", { zip_code: "69110", city: "Sainte-Foy-lès-Lyon" });
  const { db } = space.agency.database.connection;
  nannies = [];
  for (let number = 0; number < 60; number++) {
    const [zipCode, city] = towns[number % towns.length] as (typeof towns)[number];
    nannies.push(
      await advertise(db, {
        firstName: `Prénom${number}`,
        zipCode,
        city,
        week: weeks[number % weeks.length] ?? [],
        languages: number % 3 === 0 ? [106, 1] : [106],
        diplomas: number % 4 === 0 ? [1242] : [],
        frequency: (number % 7) + 1,
        childAges: number % 2 === 0 ? [3] : [7],
        licence: number % 5 === 0,
        housework: number % 6 === 0,
        confirmedOn: `2026-11-${String((number % 3) + 18)}`,
      }),
    );
  }
  await sql`ANALYZE nanny_listing`.execute(db);
});
afterAll(() => space.close());

const search = async (query: string, who = family): Promise<NannyPage> => {
  const answer = await space.get(who, `/Nanny/Search?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** All pages of a search, as somebody reads them on a day of their own, so that no limit is reached. */
async function everyPage(query: string): Promise<NannyPage["items"]> {
  const items: NannyPage["items"] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: NannyPage = await search(`${query}&limit=7${after && `&after=${after}`}`);
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

/** What the rules say of a search: who is in it, in which order. */
async function meant(asked: readonly string[], mustCover: "all" | "any", most: number): Promise<string[]> {
  const places = await readPlaces();
  const home = places.find("69110", "Sainte-Foy-lès-Lyon");
  const moments = asked.map((text) => readMoment(text) as Moment);
  const ranked: (Ranked & { id: string })[] = nannies.map(
    ({ id, ticket, zipCode, city, week, confirmedOn }) => {
      const place = places.find(zipCode, city);
      const covered = coveredCount(
        moments,
        week.map((text) => readMoment(text) as Moment),
      );
      return { id, ticket, covered, confirmedOn, metres: home && place && metresBetween(home, place) };
    },
  );
  const least = mustCover === "all" ? moments.length : Math.min(1, moments.length);
  return ranked
    .filter(({ covered, metres }) => covered >= least && metres !== null && metres <= most)
    .sort((one, other) => compareRanked(one, other, today))
    .map(({ id }) => id);
}

describe("a search through the profiles", () => {
  it.each<[string, string[], "all" | "any", number]>([
    ["radius=10", [], "any", 10_000],
    ["radius=5", [], "any", 5_000],
    ["radius=20", ["lundi-16:30-18:30"], "any", 20_000],
    ["radius=20", ["lundi-16:30-18:30", "jeudi-17:00-18:00"], "any", 20_000],
    ["radius=20&covers=all", ["lundi-16:30-18:30", "jeudi-17:00-18:00"], "all", 20_000],
    ["radius=20", ["mercredi-10:00-14:00"], "any", 20_000],
    ["radius=20", ["mercredi-08:00-12:00", "mercredi-12:00-18:00"], "any", 20_000],
    ["radius=20", ["samedi-23:45-00:00"], "any", 20_000],
    ["radius=20", ["dimanche-00:00-00:15", "lundi-16:00-16:15"], "any", 20_000],
    // Whole, and a quarter past each end.
    ["radius=20", ["samedi-18:00-00:00", "dimanche-00:00-02:00"], "any", 20_000],
    ["radius=20", ["samedi-17:45-18:15", "dimanche-01:45-02:15", "lundi-00:00-00:00"], "any", 20_000],
    ["radius=20&covers=all", ["samedi-18:00-00:00", "dimanche-00:00-02:00"], "all", 20_000],
  ])(
    "gives those who fit in the order that the rules give: %s, %j (NANNY-05, NANNY-07, NANNY-08)",
    async (query, moments, covers, most) => {
      const asked = moments.length === 0 ? query : `${query}&moments=${moments.join(",")}`;
      const items = await everyPage(asked);
      expect(items.map(({ id }) => id)).toEqual(await meant(moments, covers, most));
      expect((await search(asked)).count).toEqual({ value: items.length, isCapped: false });
    },
  );

  it("has a next page where somebody is left to show, and none after the last (NANNY-18)", async () => {
    const asked = "radius=20&licence=true";
    const { count } = await search(asked);
    expect((await search(`${asked}&limit=${count.value}`)).next).toBeNull();
    expect((await search(`${asked}&limit=${count.value - 1}`)).next).not.toBeNull();
  });

  it("says how many would remain with each choice, as counted by hand (NANNY-05)", async () => {
    const all = nannies.filter(({ city }) => !["Nantes", "Vienne", "Villefranche-sur-Saône"].includes(city));
    const { facets, near, count } = await search("radius=20&licence=true&languages=1");
    const chosen = all.filter(({ licence, languages }) => licence && languages.includes(1));
    expect(near).toBe(all.length);
    expect(count.value).toBe(chosen.length);
    expect(facets.languages).toMatchObject({ "106": chosen.length, "1": chosen.length, "4": 0 });
    expect(facets.diplomas["1242"]).toBe(chosen.filter(({ diplomas }) => diplomas.includes(1242)).length);
    expect(facets.childAges["3"]).toBe(chosen.filter(({ childAges }) => childAges.includes(3)).length);
    expect(facets.frequencies["2"]).toBe(chosen.filter(({ frequency }) => frequency & 2).length);
    expect(facets.housework).toBe(chosen.filter(({ housework }) => housework).length);
    expect(facets.licence).toBe(chosen.length);
    expect(facets.without.licence).toBe(
      all.filter(({ licence, languages }) => !licence && languages.includes(1)).length,
    );
    expect(facets.without.languages).toBe(
      all.filter(({ licence, languages }) => licence && !languages.includes(1)).length,
    );
    const ofRhone = nannies.filter(
      ({ zipCode, licence, languages }) => zipCode.startsWith("69") && licence && languages.includes(1),
    );
    expect(facets.radius.department).toBe(ofRhone.length);
    expect(facets.radius["20"]).toBe(chosen.length);
    expect(facets.radius.commune).toBe(chosen.filter(({ city }) => city.startsWith("Sainte-Foy")).length);
  });

  it("counts what was put aside wherever it is, and those near as ever (NANNY-03, NANNY-05, NANNY-13)", async () => {
    const keeper = await space.person("Parent", { zip_code: "69110", city: "Sainte-Foy-lès-Lyon" });
    const [here, far] = [nannies[0], nannies.find(({ city }) => city === "Nantes")];
    for (const one of [here, far])
      await sql`INSERT INTO nanny_kept (parent_id, babysitter_id, kept_at)
        VALUES (${keeper.personId}, ${one?.personId ?? 0}, now())`.execute(
        space.agency.database.connection.db,
      );
    const without = await search("radius=5", keeper);
    expect(without.facets.kept).toBe(2);
    const kept = await search("radius=5&kept=true", keeper);
    expect([kept.count.value, kept.near, kept.facets.kept]).toEqual([2, without.near, 2]);
    expect(kept.facets.radius).toEqual({ commune: 2, "5": 2, "10": 2, "20": 2, department: 2 });
    expect(kept.facets.without.kept).toBe(without.count.value - 1);
    const russian = await search("radius=5&kept=true&languages=112", keeper);
    expect([russian.count.value, russian.facets.without.languages]).toEqual([0, 2]);
  });

  it("is two statements at most beside the session’s (NANNY-20)", async () => {
    const statements = await statementsOf(() => search("radius=20&moments=lundi-16:30-18:30"));
    const own = statements.filter(
      ({ text }) => !/\bsession\b/.test(text) && text !== "SELECT 1" && !text.includes("set_config("),
    );
    expect(own.length).toBeLessThanOrEqual(2);
  });
});
