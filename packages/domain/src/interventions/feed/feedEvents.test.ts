import { describe, expect, it } from "vitest";
import { interventionStates } from "../intervention.states.ts";
import { type FeedIntervention, type FormerIntervention, feedEvents, feedPeriod } from "./feed.ts";

const { Planned, CanceledByFamily } = interventionStates.numbers;

const one = (id: number, more: Partial<FeedIntervention> = {}): FeedIntervention => ({
  id,
  uid: `uid-${id}`,
  revision: id,
  reference: `INT-${id}`,
  startDate: "2026-11-24",
  startTime: "16:30",
  endTime: "19:00",
  actualStartTime: null,
  actualEndTime: null,
  countedMinutes: null,
  state: Planned,
  service: 0,
  contractReference: null,
  groupReference: null,
  note: "Le code est 1234",
  changedAt: "2026-11-01T08:00:00.000Z",
  otherParty: "Le Goff",
  place: { address: "1 rue des Lilas", addressComplement: null, zipCode: "44000", city: "Nantes" },
  replaces: null,
  replacedBy: null,
  ...more,
});
const former = (id: number, more: Partial<FormerIntervention> = {}): FormerIntervention => ({
  id,
  uid: `uid-${id}`,
  revision: id,
  since: "2026-11-20T08:00:00.000Z",
  startDate: "2026-11-25",
  startsAt: "2026-11-25T15:30:00.000Z",
  endsAt: "2026-11-25T18:00:00.000Z",
  service: 0,
  groupReference: null,
  ...more,
});

const family = {
  role: "Parent",
  locale: "fr",
  withPlace: false,
  today: "2026-11-23",
  publicUrl: "https://portail.example.fr",
} as const;
const babysitter = { ...family, role: "BabySitter" } as const;

describe("an entry of a calendar", () => {
  it("says for a family what, with whom and when, and leaves their time free (VISITS-37, VISITS-39)", () => {
    expect(feedEvents([one(7)], [], family)).toEqual([
      {
        uid: "uid-7",
        sequence: 7,
        changedAt: new Date("2026-11-01T08:00:00Z"),
        startsAt: new Date("2026-11-24T15:30:00Z"),
        endsAt: new Date("2026-11-24T18:00:00Z"),
        summary: "Garde d’enfants – Le Goff",
        status: "CONFIRMED",
        isBusy: false,
        location: null,
        url: expect.stringMatching(/^https:\/\/portail\.example\.fr\/client\/.*INT-7.*&le=2026-11-24$/),
      },
    ]);
  });

  it("is for a babysitter a time when they are busy, named by the family (VISITS-37, VISITS-39)", () => {
    expect(feedEvents([one(7)], [], babysitter)).toMatchObject([
      {
        summary: "Garde d’enfants – famille Le Goff",
        isBusy: true,
        url: expect.stringContaining("/intervenant/"),
      },
    ]);
  });

  it.each([
    ["a family’s, which asks for it", { ...family, withPlace: true }, {}, null],
    ["a babysitter’s who does not ask", babysitter, {}, null],
    ["a babysitter’s who asks", { ...babysitter, withPlace: true }, {}, "44000 Nantes"],
    [
      "one of which only the town is known",
      { ...babysitter, withPlace: true },
      { place: { address: null, addressComplement: null, zipCode: null, city: "Nantes" } },
      "Nantes",
    ],
    [
      "one of which no place is known",
      { ...babysitter, withPlace: true },
      { place: { address: null, addressComplement: null, zipCode: null, city: null } },
      null,
    ],
  ] as const)("has its place in %s: never a street (VISITS-39)", (_, reader, more, location) => {
    expect(feedEvents([one(7, more as Partial<FeedIntervention>)], [], reader)).toMatchObject([{ location }]);
  });

  it.each([
    ["planned, with somebody", {}, "CONFIRMED"],
    ["planned, with nobody yet", { otherParty: null }, "TENTATIVE"],
    ["cancelled", { state: CanceledByFamily }, "CANCELLED"],
    ["cancelled before anybody was known", { state: CanceledByFamily, otherParty: null }, "CANCELLED"],
    ["replaced", { replacedBy: { reference: "INT-8", name: null } }, "CANCELLED"],
  ])("is %s: %s (VISITS-37, VISITS-38)", (_, more, status) => {
    expect(feedEvents([one(7, more)], [], family)).toMatchObject([{ uid: "uid-7", status }]);
  });

  it("says to a family that nobody is known yet, and to a babysitter names no family that is not (VISITS-39)", () => {
    const unknown = [one(7, { otherParty: null })];
    expect(feedEvents(unknown, [], family)[0]?.summary).toMatch(/^Garde d’enfants – .+/);
    expect(feedEvents(unknown, [], babysitter)[0]?.summary).toBe("Garde d’enfants");
  });

  it("is one for those of a group, for a babysitter: both families, the first row’s name, the sum of changes (VISITS-37, VISITS-39)", () => {
    const group = [
      one(9, { groupReference: "G", otherParty: "Garnier", changedAt: "2026-11-02T08:00:00.000Z" }),
      one(8, { groupReference: "G" }),
    ];
    const events = feedEvents(group, [], babysitter);
    expect(events).toMatchObject([
      { uid: "uid-8", sequence: 17, changedAt: new Date("2026-11-02T08:00:00Z") },
    ]);
    expect(events[0]?.summary).toMatch(/^Garde d’enfants – familles .*(Garnier.*Le Goff|Le Goff.*Garnier)$/);
    expect(feedEvents(group.toReversed(), [], babysitter)).toMatchObject([{ uid: "uid-8", sequence: 17 }]);
    const known = feedEvents(
      [one(8, { groupReference: "G", otherParty: null }), group[0] ?? one(9)],
      [],
      babysitter,
    );
    expect(known[0]?.summary).toBe("Garde d’enfants – famille Garnier");
    expect(feedEvents(group, [], family)).toHaveLength(2);
  });

  it("keeps its name and counts on when its first row went to somebody else (VISITS-37, VISITS-38)", () => {
    const events = feedEvents(
      [one(9, { groupReference: "G", startDate: "2026-11-25" })],
      [former(8, { groupReference: "G" })],
      babysitter,
    );
    expect(events).toMatchObject([
      { uid: "uid-8", sequence: 17, status: "CONFIRMED", changedAt: new Date("2026-11-20T08:00:00Z") },
    ]);
  });
});

describe("what went to somebody else", () => {
  it("stands there cancelled, without who has it now, a place or a page (VISITS-38)", () => {
    expect(feedEvents([], [former(7)], { ...babysitter, withPlace: true })).toEqual([
      {
        uid: "uid-7",
        sequence: 7,
        changedAt: new Date("2026-11-20T08:00:00Z"),
        startsAt: new Date("2026-11-25T15:30:00Z"),
        endsAt: new Date("2026-11-25T18:00:00Z"),
        summary: "Garde d’enfants",
        status: "CANCELLED",
        isBusy: true,
        location: null,
        url: null,
      },
    ]);
  });

  it.each([
    ["2026-09-24T00:30:00+02:00", 1],
    ["2026-09-23T23:30:00+02:00", 0],
  ])("is there for 60 days, as Paris counts them: since %s, %s (VISITS-38)", (since, count) => {
    expect(feedEvents([], [former(7, { since })], family)).toHaveLength(count);
  });
});

it("is read by start, and holds from 60 days ago to 365 days ahead (VISITS-36)", () => {
  const events = feedEvents(
    [one(1), one(2, { startTime: "08:00", endTime: "09:00" }), one(3, { startDate: "2026-11-23" })],
    [former(4)],
    family,
  );
  expect(events.map(({ uid }) => uid)).toEqual(["uid-3", "uid-2", "uid-1", "uid-4"]);
  expect(feedPeriod("2026-11-23")).toEqual({ from: "2026-09-24", to: "2027-11-23" });
});

it("holds 2,000 at most (VISITS-36)", () => {
  const many = Array.from({ length: 2_001 }, (_, index) => one(index + 1));
  expect(feedEvents(many, [], family)).toHaveLength(2_000);
});
