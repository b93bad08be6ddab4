import { describe, expect, it } from "vitest";
import {
  type CountedIntervention,
  countedMinutes,
  doneMinutes,
  endDateOf,
  isSoon,
  isUrgent,
  monthTotals,
  plannedMinutes,
  seesAddress,
} from "./intervention.rules.ts";
import { interventionColour, interventionStates, shownState } from "./intervention.states.ts";
import { services } from "./services.ts";

const { Planned, Done, CanceledByFamily, CanceledByAgency, BabysitterAbsent, Replaced } =
  interventionStates.numbers;

describe("how long an intervention lasts", () => {
  it.each([
    ["2026-11-24", "16:30", "19:00", 150, "2026-11-24"],
    ["2026-11-24", "20:00", "01:00", 300, "2026-11-25"],
    ["2026-11-24", "20:00", "00:00", 240, "2026-11-25"],
    ["2026-11-24", "00:00", "23:59", 1439, "2026-11-24"],
    ["2026-11-24", "19:00", "19:00", 1440, "2026-11-25"],
    ["2026-11-24", "22:00", "06:00", 480, "2026-11-25"],
    ["2026-10-24", "22:00", "06:00", 540, "2026-10-25"],
    ["2027-03-27", "22:00", "06:00", 420, "2027-03-28"],
    ["2026-10-25", "02:30", "04:00", 150, "2026-10-25"],
    ["2027-03-28", "01:30", "03:30", 60, "2027-03-28"],
    ["2026-12-31", "23:45", "00:15", 30, "2027-01-01"],
  ])(
    "on %s from %s to %s is %i real minutes, until %s (VISITS-13, SPACE-13)",
    (startDate, startTime, endTime, minutes, end) => {
      const planned = { startDate, startTime, endTime };
      expect([plannedMinutes(planned), endDateOf(planned)]).toEqual([minutes, end]);
    },
  );

  const planned = { startDate: "2026-11-24", startTime: "16:30", endTime: "19:00" };
  it.each([
    [Planned, null, null, null, null, null],
    [Planned, "16:00", "19:00", null, null, null],
    [Done, null, null, null, 150, 150],
    [Done, "16:00", "19:15", null, 195, 195],
    [Done, "16:30", "00:30", null, 480, 480],
    [Done, "16:00", null, null, 150, 150],
    [Done, null, "19:15", null, 150, 150],
    [Done, "16:00", "19:15", 180, 195, 180],
    [Done, null, null, 0, 150, 0],
    [CanceledByFamily, null, null, null, null, null],
    [CanceledByFamily, null, null, 150, null, 150],
    [BabysitterAbsent, null, null, null, null, null],
  ] as const)(
    "an intervention in state %i, from %s to %s and counted as %s, is done %s and counted %s (VISITS-14, VISITS-15)",
    (state, actualStartTime, actualEndTime, counted, done, billed) => {
      const one = { ...planned, state, actualStartTime, actualEndTime, countedMinutes: counted };
      expect([doneMinutes(one), countedMinutes(one)]).toEqual([done, billed]);
    },
  );

  it.each([
    ["2026-10-25", "00:15", "04:00", "23:45", "04:00", 315],
    ["2026-10-24", "23:30", "04:00", "00:30", "04:00", 270],
    ["2027-03-27", "22:00", "06:00", "22:30", "06:30", 420],
    ["2026-10-25", "14:00", "16:00", "02:00", "04:00", 180],
    ["2026-10-25", "10:00", "12:00", "22:00", "06:00", 480],
  ])(
    "on %s from %s to %s, done from %s to %s, is %i real minutes when clocks change (VISITS-14)",
    (startDate, startTime, endTime, actualStartTime, actualEndTime, minutes) => {
      const one = {
        startDate,
        startTime,
        endTime,
        actualStartTime,
        actualEndTime,
        state: Done,
        countedMinutes: null,
      };
      expect(doneMinutes(one)).toBe(minutes);
    },
  );
});

describe("the totals of a month", () => {
  const one = (startDate: string, more: Partial<CountedIntervention> = {}): CountedIntervention => ({
    startDate,
    state: Done,
    plannedMinutes: 150,
    doneMinutes: 150,
    countedMinutes: 150,
    ...more,
  });
  const undone = { doneMinutes: null, countedMinutes: null };

  it("are planned, done and counted, each by its states, in the month of the start (VISITS-16)", () => {
    expect(
      monthTotals([
        one("2026-12-01", { state: Planned, ...undone }),
        one("2026-11-30", { plannedMinutes: 300, doneMinutes: 300, countedMinutes: 240 }),
        one("2026-11-02", { state: CanceledByFamily, doneMinutes: null }),
        one("2026-11-03", { state: CanceledByAgency, ...undone }),
        one("2026-11-04", { state: BabysitterAbsent, ...undone }),
        one("2026-11-05", { state: Replaced, ...undone }),
        one("2026-11-06"),
      ]),
    ).toEqual([
      { month: "2026-11", plannedMinutes: 450, doneMinutes: 450, countedMinutes: 540 },
      { month: "2026-12", plannedMinutes: 150, doneMinutes: 0, countedMinutes: 0 },
    ]);
    expect(monthTotals([])).toEqual([]);
    const months = ["2026-12-01", "2026-10-31", "2027-01-01", "2026-11-01"].map((day) => one(day));
    expect(monthTotals(months).map(({ month }) => month)).toEqual([
      "2026-10",
      "2026-11",
      "2026-12",
      "2027-01",
    ]);
  });

  it("count a group once, with its longest of each, and one without a group by itself (VISITS-17)", () => {
    const shared = { groupReference: "G-1" };
    expect(
      monthTotals([
        one("2026-11-04", { ...shared, plannedMinutes: 600, doneMinutes: 540, countedMinutes: 480 }),
        one("2026-11-04", { ...shared, plannedMinutes: 540, doneMinutes: 560, countedMinutes: 600 }),
        one("2026-11-04"),
        one("2026-11-04", { groupReference: "G-2" }),
        one("2026-11-18", { ...shared, plannedMinutes: 600, doneMinutes: 600, countedMinutes: 600 }),
      ]),
    ).toEqual([{ month: "2026-11", plannedMinutes: 1500, doneMinutes: 1460, countedMinutes: 1500 }]);
  });
});

it("names six states and five services, with their chips (VISITS-09)", () => {
  expect(
    interventionStates.rows.map(({ value, fr }) => `${value} ${fr} ${interventionColour(value)}`),
  ).toEqual([
    "0 Prévue blue",
    "1 Effectuée green",
    "2 Annulée par la famille red",
    "3 Annulée par l’agence red",
    "4 Absence default",
    "5 Remplacée default",
  ]);
  expect(services.rows.map(({ value, fr }) => `${value} ${fr}`)).toEqual([
    "0 Garde d’enfants",
    "1 Ménage",
    "2 Ménage et repassage",
    "3 Aide aux devoirs",
    "4 Autre",
  ]);
});

it.each([
  [Planned, true, Replaced],
  [Planned, false, Planned],
  [BabysitterAbsent, true, BabysitterAbsent],
  [Done, true, Done],
  [Replaced, false, Replaced],
])("shows state %i with a substitute (%s) as %i (VISITS-27)", (state, hasSubstitute, shown) => {
  expect(shownState(state, hasSubstitute)).toBe(shown);
});

const night = { startDate: "2026-11-24", startTime: "20:00", endTime: "01:00" };
it.each([
  ["2026-10-24", Planned, false],
  ["2026-10-25", Planned, true],
  ["2026-12-02", Done, true],
  ["2026-12-03", Done, false],
  ["2026-11-24", CanceledByFamily, false],
  ["2026-11-24", Replaced, false],
])("on %s, in state %i, the street is shown: %s (VISITS-12)", (today, state, isShown) => {
  expect(seesAddress(night, state, today)).toBe(isShown);
});

it.each([
  ["2026-11-10T12:00:00Z", "2026-11-10", Planned, true],
  ["2026-11-09T12:00:00Z", "2026-11-09", Planned, false],
  ["2026-11-24T18:59:00Z", "2026-11-24", Planned, true],
  ["2026-11-24T19:00:00Z", "2026-11-24", Planned, false],
  ["2026-11-20T12:00:00Z", "2026-11-20", Done, false],
])("at %s a change is news: %s %i %s (VISITS-29)", (now, today, state, isNews) => {
  expect(isSoon(night, state, { today, now: new Date(now) })).toBe(isNews);
});

describe("a change that cannot wait", () => {
  const visit = { startDate: "2026-11-24", startTime: "16:30", endTime: "19:00" };
  it.each([
    ["2026-11-22T15:29:00Z", 0, false],
    ["2026-11-22T15:30:00Z", 0, true],
    ["2026-11-24T15:29:00Z", 0, true],
    ["2026-11-24T15:30:00Z", 0, false],
    ["2026-11-24T08:00:00Z", 1, false],
    ["2026-11-24T08:00:00Z", 2, false],
  ] as const)(
    "is that of a planned intervention within 48 hours: at %s, in state %i, %s (VISITS-30)",
    (now, state, expected) => {
      expect(isUrgent(visit, state, new Date(now))).toBe(expected);
    },
  );
});
