import { addDays } from "../kernel/day.ts";

const fixed = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
// Easter Monday, Ascension and Whit Monday, in days after Easter.
const afterEaster = [1, 39, 50];

/**
 * True on a public holiday of France (article L3133-1 of the Code du travail); those of Alsace-Moselle and overseas alone
 * are not among them.
 */
export function isPublicHoliday(day: string): boolean {
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return afterEaster.some((count) => addDays(easter, count) === day);
}

/** True on a day on which offices work: from Monday to Friday, without public holidays (jour ouvré). */
export const isWorkingDay = (day: string): boolean =>
  !isPublicHoliday(day) && new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0;

// The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8).
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const place = moon + toSunday - 7 * late + 114;
  const two = (count: number) => String(count).padStart(2, "0");
  return `${year}-${two(Math.floor(place / 31))}-${two((place % 31) + 1)}`;
}
