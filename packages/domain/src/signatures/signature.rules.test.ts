// @ts-expect-error it has no types: a function of the year, to its holidays by their names
import joursFeries from "@socialgouv/jours-feries";
import { describe, expect, it } from "vitest";
import { isPublicHoliday } from "../agency/publicHolidays.ts";
import { addDays, dayAt } from "../kernel/day.ts";
import { canonicalEvent, canonicalJson, firstPrevious } from "./chain.ts";
import {
  codeRefusal,
  endOfDay,
  isDeadEnd,
  isOpenAt,
  isRemindedRecently,
  isReminderDay,
  maskedEmail,
  requestCan,
  startChoiceOf,
  typedCode,
  withdrawalLastDay,
} from "./signature.rules.ts";
import { contractKindOf, requestStates } from "./signature.ts";

describe("the last day on which a consumer may withdraw", () => {
  it.each([
    ["2026-11-22", "2026-12-07"],
    ["2026-12-11", "2026-12-28"],
    // A Friday, then the Saturday before Whit Monday.
    ["2026-05-08", "2026-05-22"],
    ["2026-05-09", "2026-05-26"],
    ["2026-04-17", "2026-05-04"],
    ["2026-12-17", "2026-12-31"],
    ["2026-12-18", "2027-01-04"],
    ["2028-02-15", "2028-02-29"],
  ])("follows a conclusion on %s: %s (SIGN-58)", (concluded, last) => {
    expect(withdrawalLastDay(concluded)).toBe(last);
  });

  it.each([
    ["2026-03-29", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-25T23:00:00.000Z"],
    ["2026-12-07", "2026-12-07T23:00:00.000Z"],
  ])("%s ends at midnight in Paris, at %s (SIGN-33, SIGN-58)", (day, end) => {
    expect(endOfDay(day).toISOString()).toBe(end);
    expect(dayAt(new Date(endOfDay(day).getTime() - 1))).toBe(day);
  });
});

describe("public holidays", () => {
  it("are those of another calculation, from 1990 to 2100 (SIGN-59)", () => {
    for (let year = 1990; year <= 2100; year++) {
      const theirs = Object.values<Date>(joursFeries(year)).map((day) => {
        const two = (count: number) => String(count).padStart(2, "0");
        return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
      });
      const ours: string[] = [];
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
        if (isPublicHoliday(day)) ours.push(day);
      expect([year, ours]).toEqual([year, [...new Set(theirs)].toSorted()]);
    }
  });
});

describe("the choice of when the service begins", () => {
  const today = "2026-11-22";
  it.each([
    ["2026-12-01", { earlyDate: "2026-12-01", lateDate: "2026-12-08" }],
    ["2026-12-07", { earlyDate: "2026-12-07", lateDate: "2026-12-08" }],
    ["2026-12-08", null],
    [null, null],
  ])("is offered for a start on %s (SIGN-12)", (serviceStart, choice) => {
    expect(startChoiceOf({ isDistanceConsumer: true, serviceStart }, today)).toEqual(choice);
  });

  it("is nobody’s who is no consumer at a distance (SIGN-61)", () => {
    expect(startChoiceOf({ isDistanceConsumer: false, serviceStart: "2026-12-01" }, today)).toBeNull();
  });
});

it.each([
  ["camille@example.fr", "c…e@example.fr"],
  ["ab@example.fr", "a…@example.fr"],
  ["a@example.fr", "a…@example.fr"],
  ["éric.été@example.fr", "é…é@example.fr"],
])("shows %s as %s (SIGN-13)", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

it.each(["042117", " 042 117 ", "042-117", "042\u00a0117", "0 4-2\t117\n"])(
  "reads %j as a code (SIGN-14)",
  (typed) => {
    expect(typedCode(typed)).toBe("042117");
  },
);

const states = requestStates.numbers;
const ends = new Date("2026-12-22T23:00:00Z");
const before = (ms: number) => new Date(ends.getTime() - ms);

describe("a request", () => {
  it.each([
    [states.Open, 1, true],
    [states.Open, 0, false],
    [states.Open, -1, false],
    [states.Sealing, 1, false],
    [states.Canceled, 1, false],
  ])("is open in state %i, %i ms before its end: %s (SIGN-33)", (state, ms, isOpen) => {
    expect(isOpenAt({ state, expiresAt: ends }, before(ms))).toBe(isOpen);
  });

  it.each([
    [states.Open, 1, 1, true],
    [states.Open, 1, 0, false],
    [states.Open, 1, 2, false],
    [states.Open, 0, 1, false],
    [states.Refused, 1, 1, false],
  ] as const)(
    "lets in state %i, %i ms before its end, a signer in state %i sign and refuse: %s (SIGN-24, SIGN-25)",
    (state, ms, signer, may) => {
      expect(requestCan({ state, expiresAt: ends }, { state: signer }, before(ms))).toEqual({
        read: true,
        sign: may,
        refuse: may,
      });
    },
  );

  it("ends badly where it is refused, late or cancelled (SIGN-35)", () => {
    const dead = requestStates.rows.filter(({ value }) => isDeadEnd(value)).map(({ name }) => name);
    expect(dead).toEqual(["Refused", "Expired", "Canceled"]);
  });

  it.each([
    [0, "guard"],
    [1, "housework"],
    [2, "babysitter"],
  ] as const)("is, by its kind %i, about a contract of kind %s (SIGN-01)", (kind, contract) => {
    expect(contractKindOf(kind)).toBe(contract);
  });
});

describe("reminders", () => {
  it("before the end leave neither on the day of the turn, nor after the last day (SIGN-34)", () => {
    const turnSince = new Date("2026-11-22T17:00:00Z");
    expect(isReminderDay({ turnSince, lastDay: "2026-11-24" }, "2026-11-22")).toBe(false);
    expect(isReminderDay({ turnSince, lastDay: "2026-11-24" }, "2026-11-25")).toBe(false);
    expect(isReminderDay({ turnSince, lastDay: "2026-11-25" }, "2026-11-25")).toBe(true);
  });

  it.each([
    [null, false],
    [0, true],
    [86_399_999, true],
    [86_400_000, false],
  ])("one that left %j ms ago is recent: %s (SIGN-34)", (ms, isRecent) => {
    expect(isRemindedRecently(ms === null ? null : before(ms), ends)).toBe(isRecent);
  });

  const request = { turnSince: new Date("2026-11-22T17:00:00Z"), lastDay: "2026-12-22" };
  it.each([
    ["2026-11-22", false],
    ["2026-11-24", false],
    ["2026-11-25", true],
    ["2026-11-29", true],
    ["2026-12-19", false],
    ["2026-12-20", true],
    ["2026-12-22", false],
    ["2026-12-23", false],
  ])("on %s: %s (SIGN-34)", (today, isDue) => {
    expect(isReminderDay(request, today)).toBe(isDue);
  });
});

describe("codes", () => {
  const now = new Date("2026-11-22T17:00:00Z");
  const ago = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() - one * 1_000));
  it.each([
    [[], null],
    [[59], { code: "codeTooSoon", seconds: 1 }],
    [[60], null],
    [[600, 61, 3_599, 400, 200], { code: "tooManyCodes", seconds: 1 }],
    [[61, 200, 400, 600], null],
    [[61, 200, 400, 600, 3_599], { code: "tooManyCodes", seconds: 1 }],
    [[61, 200, 400, 600, 3_600], null],
    // Within the hour as well as within the day: the longer wait.
    [[61, 62, 63, 64, 65, 10_000, 20_000, 30_000, 40_000, 50_000], { code: "tooManyCodes", seconds: 36_400 }],
    [
      [3_700, 7_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 86_000],
      { code: "tooManyCodes", seconds: 400 },
    ],
  ] as const)("sent %j seconds ago (SIGN-17)", (sent, refusal) => {
    expect(codeRefusal(ago(...sent), now)).toEqual(refusal);
  });
});

describe("the canonical form of an event", () => {
  it("is that of RFC 8785: names in the order of their code units, nothing between (SIGN-49)", () => {
    expect(canonicalJson({ "\u20ac": 1, "\r": 2, é: [true, null, '\u001f"\\'], a: -0 })).toBe(
      '{"\\r":2,"a":0,"é":[true,null,"\\u001f\\"\\\\"],"€":1}',
    );
  });

  it("keeps a whole character of two halves, and is written of an event by its names (SIGN-49)", () => {
    expect(canonicalJson("a\ud83d\ude00b")).toBe('"a\ud83d\ude00b"');
    const event = {
      ...{
        request: "R",
        seq: 1,
        at: "2026-11-22T17:00:00.000Z",
        kind: "viewed",
        position: null,
        facts: { b: 1, a: "x" },
      },
      previous: firstPrevious,
    };
    expect(canonicalEvent(event)).toBe(
      `{"at":"2026-11-22T17:00:00.000Z","facts":{"a":"x","b":1},"kind":"viewed","position":null,"previous":"${"0".repeat(64)}","request":"R","seq":1}`,
    );
  });

  it("is none of half a character, nor of what is no whole number (SIGN-49)", () => {
    for (const half of ["\ud83d", "\ude00", "a\ude00", "\ud83da", "\ude00\ud83d"])
      expect(() => canonicalJson(half)).toThrow();
    expect(() => canonicalJson({ a: 0.1 })).toThrow();
  });
});
