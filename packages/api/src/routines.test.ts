import { timeAt } from "@ribambelle/domain/kernel/time";
import { parseCronItems } from "graphile-worker";
import { expect, test } from "vitest";
import { features } from "./features.ts";
import { filesRoutines } from "./files/looseFiles.jobs.ts";
import type { Routine } from "./jobs/runJobs.ts";
import { letterRoutines } from "./mail/letters.jobs.ts";

const routines = [
  ...features.flatMap(({ jobs }) => jobs?.routines ?? []),
  ...filesRoutines,
  ...letterRoutines,
];

// Mondays, a Friday and a week-end, in winter and in summer; the Friday is the one day in the year of a warning.
const days = ["2026-03-02", "2026-03-20", "2026-07-11", "2026-07-12", "2026-07-13"].map((day) => {
  const midnight = Date.parse(`${day}T00:00:00${day < "2026-04" ? "+01:00" : "+02:00"}`);
  return Array.from({ length: 1_440 }, (_, minute) => {
    const at = new Date(midnight + minute * 60_000);
    const [min, hour, date] = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate()];
    return { at, digest: { min, hour, date, month: at.getUTCMonth() + 1, dow: at.getUTCDay() } };
  });
});

/** On each of the days, in Paris: how often it runs, when for the first two times and the last. */
function runsOf({ task, pattern }: Routine): string[] {
  const [item] = parseCronItems([{ task, match: pattern, options: { backfillPeriod: 0 } }]);
  return days.map((minutes) => {
    const times = minutes.filter(({ digest }) => item?.match(digest));
    const told = times.filter((_, index) => index < 2 || index === times.length - 1);
    const [first = "", second, last] = told.map(({ at }) => timeAt(at));
    if (last) return `${times.length}: ${first}, ${second} … ${last}`;
    return second ? `${first} ${second}` : first;
  });
}

const always = (times: string) => [times, times, times, times, times];
const bySeason = (winter: string, summer: string) => [winter, winter, summer, summer, summer];
const everyFive = always("288: 00:00, 00:05 … 23:55");
const everyMinute = always("1440: 00:00, 00:01 … 23:59");
const everyTen = always("144: 00:00, 00:10 … 23:50");
const hourlyAt = (minute: number) => always(`24: 00:${minute}, 01:${minute} … 23:${minute}`);
const nightlyAt = (minute: number, hour = 3) => bySeason(`0${hour}:${minute}`, `0${hour + 1}:${minute}`);

const expected: Readonly<Record<string, readonly string[]>> = {
  "audit.sweep": nightlyAt(41),
  "backup.look": everyMinute,
  "certificates.publish": ["4: 07:07, 10:07 … 16:07", "4: 07:07, 10:07 … 16:07", "", "", ""],
  "certificates.warn": ["", "08:41", "", "", ""],
  "contracts.due": everyTen,
  "files.sweep": hourlyAt(37),
  "identity.sweep": hourlyAt(17),
  "imports.sweep": nightlyAt(17, 4),
  "mail.sweep": hourlyAt(23),
  "mail.take-up-stranded-letters": everyMinute,
  "moderation.sweep": everyFive,
  "nannies.look": everyFive,
  "nannies.sweep": nightlyAt(41),
  // One of the two hours is 8:00 in Paris, another 18:00 below: the task itself looks which.
  "nannies.tell": ["07:00 08:00", "", "", "", "08:00 09:00"],
  "notifications.sweep": hourlyAt(47),
  "offers.look": everyFive,
  "offers.sweep": nightlyAt(47),
  "offers.tell": bySeason("17:00 18:00", "18:00 19:00"),
  "opt-ins.sweep": nightlyAt(17, 4),
  "passkeys.sweep": hourlyAt(47),
  "payslips.tell": bySeason("204: 06:00, 06:05 … 22:55", "204: 07:00, 07:05 … 23:55"),
  "readings.remind": bySeason("78: 07:00, 07:10 … 19:50", "78: 08:00, 08:10 … 20:50"),
  "renewals.sweep": nightlyAt(23, 4),
  "renewals.tell": ["17:00 18:00", "17:00 18:00", "", "", "18:00 19:00"],
  "second-factor.sweep": hourlyAt(37),
  "signatures.daily": nightlyAt(17, 4),
  "signatures.due": everyMinute,
  "signatures.remind": everyTen,
  "sponsorship.forget-friends": nightlyAt(53),
  "surveys.forget": nightlyAt(41),
};

test("what happens by itself does so at its times in Paris, in summer as in winter, on each kind of day (TAX-17, TAX-30, OFFER-09, READING-17)", () => {
  expect(Object.fromEntries(routines.map((routine) => [routine.task, runsOf(routine)]))).toEqual(expected);
});
