import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeOf } from "../kernel/time.ts";
import { readWire } from "../kernel/wire.ts";
import { availabilityProblemTexts, slotText } from "./availability.texts.ts";
import { type Availability, availabilitiesSchema, spanOf, type WeekDay, weekDays } from "./availability.ts";
import { copyDay, joinAvailabilities, newAvailabilityId, overlaps, weeklyMinutes } from "./week/slots.ts";

const slot = (day: WeekDay, startTime: string, endTime: string, id = 1): Availability => ({
  id,
  day,
  startTime,
  endTime,
});

const problemsOf = (week: unknown) => {
  const reading = readWire(availabilitiesSchema, week, availabilityProblemTexts);
  return reading.ok ? [] : reading.issues.map(({ path, code }) => `${path} ${code}`);
};

describe("a slot", () => {
  it.each([
    ["08:00", "12:00", []],
    ["08:00", "08:15", []],
    ["20:00", "00:00", []],
    ["00:00", "00:00", []],
    ["", "12:00", ["[0].startTime required"]],
    ["08:00", "", ["[0].endTime required"]],
    ["", "", ["[0].startTime required", "[0].endTime required"]],
    [null, undefined, ["[0].startTime required", "[0].endTime required"]],
    [8, "12:00", ["[0].startTime invalid"]],
    ["25:00", "8h", ["[0].startTime invalid-time", "[0].endTime invalid-time"]],
    ["24:00", "12:00", ["[0].startTime invalid-time"]],
    ["08:10", "12:01", ["[0].startTime quarter-hour", "[0].endTime quarter-hour"]],
    ["12:00", "12:00", ["[0].endTime end-before-start"]],
    ["12:00", "08:00", ["[0].endTime end-before-start"]],
    ["12:00", "00:15", ["[0].endTime end-before-start"]],
  ])(
    "a slot from %j to %j has the problems %j (PROF-35, PROF-36, PROF-OP13)",
    (startTime, endTime, problems) => {
      expect(problemsOf([{ id: 1, day: 1, startTime, endTime }])).toEqual(problems);
    },
  );

  it.each([
    [0, []],
    [6, []],
    [7, ["[0].day invalid"]],
    [-1, ["[0].day invalid"]],
    [1.5, ["[0].day invalid"]],
    ["1", ["[0].day invalid"]],
    [undefined, ["[0].day required"]],
  ])("on day %j has the problems %j (PROF-33, DATA-11)", (day, problems) => {
    expect(problemsOf([{ id: 1, day, startTime: "08:00", endTime: "09:00" }])).toEqual(problems);
  });

  it.each([
    [0, []],
    [4_294_967_295, []],
    [4_294_967_296, ["[0].id invalid"]],
    [-1, ["[0].id invalid"]],
    [1.5, ["[0].id invalid"]],
    [undefined, ["[0].id required"]],
  ])("a slot with the id %j has the problems %j (DATA-11, DATA-45)", (id, problems) => {
    expect(problemsOf([{ id, day: 1, startTime: "08:00", endTime: "09:00" }])).toEqual(problems);
  });

  it("stands among at most 140", () => {
    const week = (count: number) => Array.from({ length: count }, (_, id) => slot(1, "08:00", "09:00", id));
    expect(problemsOf(week(140))).toEqual([]);
    expect(problemsOf(week(141))).toEqual([" too-many-slots"]);
  });
});

it("a week begins on Monday and ends on Sunday, which is day 0 (PROF-33, PROF-34)", () => {
  expect(weekDays.rows.map(({ value, fr }) => `${value} ${fr}`)).toEqual([
    "1 Lundi",
    "2 Mardi",
    "3 Mercredi",
    "4 Jeudi",
    "5 Vendredi",
    "6 Samedi",
    "0 Dimanche",
  ]);
});

describe("the id of a new slot", () => {
  it("is the low 32 bits of the clock, unsigned (PROF-37, DATA-45, DATA-OP5)", () => {
    expect(newAvailabilityId(new Date(2 ** 32 + 5), [])).toBe(5);
    expect(newAvailabilityId(new Date(2 ** 31), [])).toBe(2 ** 31);
  });

  it("is the next free one where it is taken (DATA-OP5)", () => {
    expect(newAvailabilityId(new Date(5), [5, 6, 8])).toBe(7);
    expect(newAvailabilityId(new Date(2 ** 32 - 1), [2 ** 32 - 1])).toBe(0);
  });
});

const slots = fc
  .record({
    id: fc.integer({ min: 0, max: 12 }),
    day: fc.constantFrom<WeekDay[]>(0, 1, 6),
    start: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 96 }),
  })
  .map(({ id, day, start, length }) =>
    slot(day, timeOf(start * 15), timeOf(Math.min(start + length, 96) * 15), id),
  );
const weeks = fc.array(slots, { maxLength: 12 });

/** Every quarter of an hour that a week covers. */
const quarters = (week: readonly Availability[]) =>
  new Set(
    week.flatMap((one) => {
      const { start, end } = spanOf(one);
      return Array.from({ length: (end - start) / 15 }, (_, n) => `${one.day} ${start + n * 15}`);
    }),
  );

describe("slots that are joined", () => {
  it.each([
    [
      "identical",
      [slot(1, "08:00", "12:00", 1), slot(1, "08:00", "12:00", 2)],
      [slot(1, "08:00", "12:00", 1)],
    ],
    [
      "overlapping",
      [slot(1, "11:00", "13:00", 1), slot(1, "08:00", "12:00", 2)],
      [slot(1, "08:00", "13:00", 2)],
    ],
    [
      "one within another",
      [slot(1, "08:00", "18:00", 1), slot(1, "09:00", "10:00", 2)],
      [slot(1, "08:00", "18:00", 1)],
    ],
    [
      "until midnight",
      [slot(1, "20:00", "00:00", 1), slot(1, "19:00", "22:00", 2)],
      [slot(1, "19:00", "00:00", 2)],
    ],
    [
      "a chain",
      [slot(1, "08:00", "10:00", 1), slot(1, "09:00", "11:00", 2), slot(1, "10:30", "12:00", 3)],
      [slot(1, "08:00", "12:00", 1)],
    ],
  ])("%s ones of a day become one (PROF-OP13)", (_, week, joined) => {
    expect(joinAvailabilities(week)).toEqual(joined);
    expect(overlaps(week)).toEqual(joined);
  });

  it.each([
    ["touch", [slot(1, "08:00", "12:00", 1), slot(1, "12:00", "14:00", 2)]],
    ["are on two days", [slot(1, "08:00", "12:00", 1), slot(2, "08:00", "12:00", 2)]],
    [
      "are on Sunday and Monday, midnight between them",
      [slot(1, "00:00", "08:00", 1), slot(0, "20:00", "00:00", 2)],
    ],
  ])("are not those that only %s", (_, week) => {
    expect(joinAvailabilities(week)).toEqual(week);
    expect(overlaps(week)).toEqual([]);
  });

  it("stand Monday first, then by time (PROF-34)", () => {
    const week = [
      slot(0, "08:00", "09:00", 1),
      slot(2, "14:00", "15:00", 2),
      slot(2, "08:00", "09:00", 3),
      slot(1, "20:00", "21:00", 4),
    ];
    expect(joinAvailabilities(week).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  it("cover the same hours, overlap no more, have an id each, and are joined once for all (PROF-OP13, DATA-OP5)", () => {
    fc.assert(
      fc.property(weeks, (week) => {
        const joined = joinAvailabilities(week);
        expect(quarters(joined)).toEqual(quarters(week));
        expect(quarters(joined).size * 15).toBe(weeklyMinutes(week));
        expect(overlaps(joined)).toEqual([]);
        expect(new Set(joined.map(({ id }) => id)).size).toBe(joined.length);
        expect(joinAvailabilities(joined)).toEqual(joined);
        expect(problemsOf(joined)).toEqual([]);
      }),
    );
  });
});

it("counts the hours of a week, and what overlaps once", () => {
  expect(weeklyMinutes([])).toBe(0);
  expect(
    weeklyMinutes([slot(1, "08:00", "12:00"), slot(1, "11:00", "13:30"), slot(0, "22:00", "00:00")]),
  ).toBe(450);
});

it("copies the hours of a day in the place of those of other days, each with a new id (DATA-OP5)", () => {
  const week = [
    slot(1, "08:00", "12:00", 1),
    slot(1, "14:00", "16:00", 2),
    slot(2, "20:00", "21:00", 3),
    slot(3, "09:00", "10:00", 4),
  ];
  const copied = copyDay(week, 1, [2, 5, 1], new Date(1));
  expect(copied.map(({ day, startTime, endTime }) => [day, startTime, endTime])).toEqual([
    [1, "08:00", "12:00"],
    [1, "14:00", "16:00"],
    [3, "09:00", "10:00"],
    [2, "08:00", "12:00"],
    [2, "14:00", "16:00"],
    [5, "08:00", "12:00"],
    [5, "14:00", "16:00"],
  ]);
  expect(new Set(copied.map(({ id }) => id)).size).toBe(copied.length);
  expect(copied.filter(({ day }) => day === 1)).toEqual(week.slice(0, 2));
});

it.each([
  ["08:00", "12:00", "8\u00a0h à 12\u00a0h", "08:00 to 12:00"],
  ["16:30", "19:00", "16\u00a0h\u00a030 à 19\u00a0h", "16:30 to 19:00"],
  ["20:00", "00:00", "20\u00a0h à minuit", "20:00 to midnight"],
])("a slot from %s to %s is said as people say it (PROF-OP13)", (startTime, endTime, fr, en) => {
  expect(slotText({ startTime, endTime }, "fr")).toBe(fr);
  expect(slotText({ startTime, endTime }, "en")).toBe(en);
});
