import { expect, test } from "vitest";
import { addDays } from "../kernel/day.ts";
import { isPublicHoliday } from "./publicHolidays.ts";

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days
    .filter((day) => day.startsWith(String(year)) && isPublicHoliday(day))
    .map((day) => day.slice(5));
}

// Easter: 20 April 2025, 5 April 2026, 28 March 2027, 16 April 2028, 20 April 2030, 25 April 2038 (the latest of all).
test.each([
  [2025, ["04-21", "05-29", "06-09"]],
  [2026, ["04-06", "05-14", "05-25"]],
  [2027, ["03-29", "05-06", "05-17"]],
  [2028, ["04-17", "05-25", "06-05"]],
  [2038, ["04-26", "06-03", "06-14"]],
])("the public holidays of %i are the eleven of the law (CONTACT-OP10)", (year, moving) => {
  const fixed = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
  expect(holidaysOf(year)).toEqual([...fixed, ...moving].sort());
});
