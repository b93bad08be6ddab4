import * as api from "@ribambelle/domain/interventions/feed/calendarLink.api";
import type ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { feedPortal, readEvents } from "../../../testing/privateSpace/testFeed.ts";

let agency: Awaited<ReturnType<typeof feedPortal>>;
let [family, neighbours, hers, his] = ["", "", "", ""];
beforeAll(async () => {
  agency = await feedPortal();
  const { parent, neighbour, babysitter, colleague, link } = agency;
  family = await link(parent);
  neighbours = await link(neighbour);
  hers = await link(babysitter);
  his = await link(colleague);
});
afterAll(() => agency.portal.close());
afterEach(async () => {
  agency.goTo("2026-11-23T08:00:00Z");
  await sql`DELETE FROM intervention_former`.execute(agency.db);
  await sql`DELETE FROM intervention`.execute(agency.db);
});

const property = (event: ICAL.Event, name: string) => String(event.component.getFirstPropertyValue(name));
const said = (events: readonly ICAL.Event[]) =>
  events.map((event) => `${event.summary}, ${property(event, "status")}`);
const times = (events: readonly ICAL.Event[]) =>
  events.map(({ startDate, endDate }) =>
    [startDate, endDate].map((at) => at.toJSDate().toISOString().slice(8, 16)).join(" – "),
  );
const one = async (path: string): Promise<ICAL.Event> => {
  const [event, ...others] = await agency.events(path);
  if (!event || others.length > 0) throw new Error(`${others.length + 1} entries`);
  return event;
};
const sequenceOf = async (path: string) => (await one(path)).sequence;

describe("an entry of a calendar", () => {
  it("says when, what and with whom, in the words of RFC 5545, and nothing else (VISITS-36, VISITS-37, VISITS-39)", async () => {
    await agency.give({ reference: "V 1,é", note: "Code 1234, sonner" });
    const { body } = await agency.read(family);
    expect(body.replaceAll("\r\n ", "").split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Ribambelle//Interventions//FR",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "NAME:Interventions – Ribambelle",
      "X-WR-CALNAME:Interventions – Ribambelle",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      `UID:${property(await one(family), "uid")}`,
      "DTSTAMP:20261123T080000Z",
      "LAST-MODIFIED:20261123T080000Z",
      "SEQUENCE:0",
      "DTSTART:20261124T153000Z",
      "DTEND:20261124T180000Z",
      "SUMMARY:Garde d’enfants – Éloïse Le Goff",
      "STATUS:CONFIRMED",
      "CLASS:PRIVATE",
      "TRANSP:TRANSPARENT",
      "URL:http://localhost:3000/client/interventions?intervention=V%201%2C%C3%A9&le=2026-11-24",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
    const uid = (await sql<{ uid: string }>`SELECT uid FROM intervention`.execute(agency.db)).rows[0]?.uid;
    expect(property(await one(family), "uid")).toBe(uid);
  });

  it("is read by an independent parser without a word, lines of 75 octets at most, names of all kinds whole (VISITS-36)", async () => {
    const name =
      "Le Goff; d’Été, «\u00a0Zoé\u00a0» 👩‍👧‍👦 \\ Ŵŷ 漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字";
    await sql`UPDATE person SET last_name = ${name} WHERE id = ${agency.babysitter.personId}`.execute(
      agency.db,
    );
    await agency.give({ reference: "V-1" }, { reference: "V-2", who: "" });
    const spoken = (["warn", "error", "log"] as const).map((kind) => vi.spyOn(console, kind));
    const { body, rawPayload } = await agency.read(family);
    expect(said(readEvents(body))).toEqual([
      `Garde d’enfants – Éloïse ${name}, CONFIRMED`,
      "Garde d’enfants – intervenant à confirmer, TENTATIVE",
    ]);
    for (const each of spoken) expect(each).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(new TextDecoder("utf-8", { fatal: true }).decode(rawPayload)).toBe(body);
    for (const line of body.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // A fold inside a character would leave half a character on each line.
      expect(line.isWellFormed()).toBe(true);
    }
    expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    await sql`UPDATE person SET last_name = 'Le Goff' WHERE id = ${agency.babysitter.personId}`.execute(
      agency.db,
    );
  });

  it("takes a babysitter’s time, names the family alone, and says the town to who asks for it (VISITS-37, VISITS-39)", async () => {
    const { babysitter, parent, call, give, read } = agency;
    await give({ reference: "V-1" });
    const place = async () => (await one(hers)).location;
    expect(said([await one(hers)])).toEqual(["Garde d’enfants – famille Martin, CONFIRMED"]);
    expect(property(await one(hers), "transp")).toBe("OPAQUE");
    expect(property(await one(hers), "url")).toContain("/intervenant/interventions?intervention=V-1");
    expect(await place()).toBeNull();
    await call(babysitter, api.updateMyCalendarLink, { withPlace: true });
    expect(await place()).toBe("44000 Nantes");
    await call(babysitter, api.updateMyCalendarLink, { withPlace: false });
    expect(await place()).toBeNull();
    expect((await read(hers)).body).not.toMatch(/Camille|@|ATTENDEE|ORGANIZER/);
    await call(parent, api.renewMyCalendarLink, { withPlace: true });
    family = await agency.link(parent, true);
    expect((await one(family)).location).toBeNull();
  });

  it("is in the language of the person’s last call (VISITS-39)", async () => {
    await agency.give({ reference: "V-1" });
    const set = (locale: string) =>
      sql`UPDATE person SET locale = ${locale}
      WHERE id IN (${agency.parent.personId}, ${agency.babysitter.personId})`.execute(agency.db);
    await set("en");
    expect(said([await one(hers), await one(family)])).toEqual([
      "Childcare – the Martin family, CONFIRMED",
      "Childcare – Éloïse Le Goff, CONFIRMED",
    ]);
    await set("fr");
  });
});

describe("the entries of a calendar", () => {
  it("keep their hours through both changes of clocks (VISITS-37, VISITS-13)", async () => {
    agency.goTo("2026-10-20T08:00:00Z");
    const night = { start: "22:00", end: "06:00" };
    await agency.give(
      { reference: "A-1", day: "2026-10-23", ...night },
      { reference: "A-2", day: "2026-10-24", ...night },
      { reference: "A-3", day: "2026-10-25", start: "02:30", end: "04:00" },
      { reference: "A-4", day: "2026-10-25", ...night },
      { reference: "B-1", day: "2027-03-26", ...night },
      { reference: "B-2", day: "2027-03-27", ...night },
      { reference: "B-3", day: "2027-03-28", start: "02:30", end: "05:00" },
      { reference: "B-4", day: "2027-03-28", ...night },
    );
    const seen = await agency.events(family);
    expect(times(seen)).toEqual([
      "23T20:00 – 24T04:00",
      "24T20:00 – 25T05:00",
      "25T00:30 – 25T03:00",
      "25T21:00 – 26T05:00",
      "26T21:00 – 27T05:00",
      "27T21:00 – 28T04:00",
      "28T01:30 – 28T03:00",
      "28T20:00 – 29T04:00",
    ]);
  });

  it("reach from 60 days ago to 365 days ahead (VISITS-36)", async () => {
    await agency.give(
      { reference: "V-1", day: "2026-09-23", state: 1 },
      { reference: "V-2", day: "2026-09-24", state: 1 },
      { reference: "V-3", day: "2027-11-23" },
      { reference: "V-4", day: "2027-11-24" },
    );
    expect((await agency.events(family)).map((event) => property(event, "url").slice(-10))).toEqual([
      "2026-09-24",
      "2027-11-23",
    ]);
  });

  it("are 2,000 at most, the first ones (VISITS-36)", async () => {
    const { db, parent, babysitter } = agency;
    await sql`INSERT INTO intervention (reference, parent_id, babysitter_id, service, start_date, start_time, end_time, starts_at,
        ends_at, state, changed_at)
      SELECT 'N-' || n, ${parent.personId}, ${babysitter.personId}, 0, date '2026-11-24' + n / 24, make_time(n % 24, 0, 0),
        make_time(n % 24, 30, 0), (date '2026-11-24' + n / 24 + make_time(n % 24, 0, 0)) AT TIME ZONE 'Europe/Paris',
        (date '2026-11-24' + n / 24 + make_time(n % 24, 30, 0)) AT TIME ZONE 'Europe/Paris', 0, '2026-11-01'
      FROM generate_series(0, 2099) n`.execute(db);
    await sql`ANALYZE intervention`.execute(db);
    const events = await agency.events(family);
    expect([events.length, property(events.at(-1) as ICAL.Event, "url").slice(-10)]).toEqual([
      2_000,
      "2027-02-15",
    ]);
    const answer = await agency.read(family, { "accept-encoding": "gzip" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.rawPayload.length).toBeLessThan(100_000);
  });

  it("stay there cancelled, under the same name, when one is cancelled or replaced (VISITS-38)", async () => {
    await agency.give({ reference: "V-1" });
    const before = await one(family);
    await agency.give({ reference: "V-1", state: 2 });
    const after = await one(family);
    expect([property(after, "status"), after.uid, after.sequence]).toEqual(["CANCELLED", before.uid, 1]);
    await agency.give({ reference: "V-1" }, { reference: "V-2", who: "I-2", replaces: "V-1" });
    expect(said(await agency.events(family))).toEqual([
      "Garde d’enfants – Éloïse Le Goff, CANCELLED",
      "Garde d’enfants – Lucas Garnier, CONFIRMED",
    ]);
    expect(said(await agency.events(hers))).toEqual(["Garde d’enfants – famille Martin, CANCELLED"]);
    expect(said(await agency.events(his))).toEqual(["Garde d’enfants – famille Martin, CONFIRMED"]);
  });
});

describe("what changes hands", () => {
  it("is another babysitter’s under the same name, and cancelled for the former, as it was then, for 60 days (VISITS-38)", async () => {
    const { give, goTo, events } = agency;
    await give({ reference: "V-1" });
    const before = await one(hers);
    goTo("2026-11-23T09:00:00Z");
    await give({ reference: "V-1", who: "I-2", family: "P-2", start: "17:30" });
    await give({ reference: "V-1", who: "I-2", family: "P-2", start: "18:00" });
    const after = await one(hers);
    expect([after.uid, after.sequence, property(after, "dtstamp")]).toEqual([
      before.uid,
      1,
      "2026-11-23T09:00:00Z",
    ]);
    expect(said([after])).toEqual(["Garde d’enfants, CANCELLED"]);
    expect(times([after])).toEqual(["24T15:30 – 24T18:00"]);
    expect(after.component.getFirstProperty("url")).toBeNull();
    expect(said(await events(family))).toEqual(["Garde d’enfants, CANCELLED"]);
    expect(said(await events(neighbours))).toEqual(["Garde d’enfants – Lucas Garnier, CONFIRMED"]);
    expect([(await one(his)).uid, await sequenceOf(his)]).toEqual([before.uid, 2]);
    for (const path of [hers, family])
      expect((await agency.read(path)).body).not.toMatch(/Garnier|Lefèvre|V-1/);
  });

  it("is no longer told 60 days after it went (VISITS-38)", async () => {
    await agency.give({ reference: "V-1", day: "2027-01-25" });
    await agency.give({ reference: "V-1", day: "2027-01-25", who: "I-2" });
    agency.goTo("2027-01-22T08:00:00Z");
    expect(await agency.events(hers)).toHaveLength(1);
    agency.goTo("2027-01-23T08:00:00Z");
    expect(await agency.events(hers)).toEqual([]);
  });

  it("reaches as far as what is still theirs (VISITS-36, VISITS-38)", async () => {
    const days = ["2026-09-23", "2026-09-24", "2027-11-23", "2027-11-24"];
    const all = (who: string) =>
      days.map((day, at) => ({
        ...{ reference: `V-${at}`, day, who, state: day < "2026-11" ? 1 : 0 },
        // Where one day ends and the next begins.
        ...{ start: "00:00", end: "02:30" },
      }));
    await agency.give(...all("I-1"));
    await agency.give(...all("I-2"));
    expect(times(await agency.events(hers))).toEqual(["23T22:00 – 24T00:30", "22T23:00 – 23T01:30"]);
  });

  it("is a family’s again once it comes back, as it is a babysitter’s (VISITS-38)", async () => {
    await agency.give({ reference: "V-1" });
    await agency.give({ reference: "V-1", family: "P-2" });
    await agency.give({ reference: "V-1" });
    expect(said(await agency.events(family))).toEqual(["Garde d’enfants – Éloïse Le Goff, CONFIRMED"]);
    const kept = await sql<{ of: string }>`SELECT p.agency_reference AS of FROM intervention_former f
      JOIN person p ON p.id = f.person_id`.execute(agency.db);
    expect(kept.rows).toEqual([{ of: "P-2" }]);
  });

  it("is theirs alone again once it comes back, a revision later each time (VISITS-37, VISITS-38)", async () => {
    await agency.give({ reference: "V-1" });
    const { uid } = await one(hers);
    await agency.give({ reference: "V-1", who: "" });
    expect(said(await agency.events(family))).toEqual([
      "Garde d’enfants – intervenant à confirmer, TENTATIVE",
    ]);
    expect(said(await agency.events(hers))).toEqual(["Garde d’enfants, CANCELLED"]);
    await agency.give({ reference: "V-1" });
    expect(said(await agency.events(hers))).toEqual(["Garde d’enfants – famille Martin, CONFIRMED"]);
    expect([(await one(hers)).uid, await sequenceOf(hers)]).toEqual([uid, 2]);
  });
});

describe("shared care", () => {
  const both = (more: object = {}) =>
    [
      { reference: "G-1", group: "G" },
      { reference: "G-2", group: "G", family: "P-2", ...more },
    ] as const;

  it("is one entry of the babysitter, named by its first row, and one of each family’s own (VISITS-37, VISITS-39)", async () => {
    await agency.give(...both());
    expect(said(await agency.events(hers))).toEqual([
      "Garde d’enfants – familles Martin et Lefèvre, CONFIRMED",
    ]);
    expect((await one(hers)).uid).toBe((await one(family)).uid);
    expect((await one(neighbours)).uid).not.toBe((await one(family)).uid);
    expect(said(await agency.events(neighbours))).toEqual(["Garde d’enfants – Éloïse Le Goff, CONFIRMED"]);
  });

  it("counts every change of its rows, and takes place while one of them does (VISITS-37, VISITS-38)", async () => {
    await agency.give(...both());
    await agency.give(...both({ state: 2 }));
    expect([await sequenceOf(hers), property(await one(hers), "status")]).toEqual([1, "CONFIRMED"]);
    await agency.give({ reference: "G-1", group: "G", state: 3 });
    expect([await sequenceOf(hers), property(await one(hers), "status")]).toEqual([2, "CANCELLED"]);
  });

  it("keeps its name when its first row goes to a colleague, and is cancelled once all have (VISITS-37, VISITS-38)", async () => {
    await agency.give(...both());
    const { uid } = await one(hers);
    await agency.give({ reference: "G-1", group: "G", who: "I-2" });
    expect(said(await agency.events(hers))).toEqual(["Garde d’enfants – famille Lefèvre, CONFIRMED"]);
    expect([(await one(hers)).uid, await sequenceOf(hers)]).toEqual([uid, 1]);
    await agency.give(...both({ who: "I-2" }).map((each) => ({ ...each, who: "I-2" })));
    expect(said(await agency.events(hers))).toEqual(["Garde d’enfants, CANCELLED"]);
    expect([(await one(hers)).uid, await sequenceOf(hers)]).toEqual([uid, 2]);
  });
});
