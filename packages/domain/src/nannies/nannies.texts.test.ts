import { describe, expect, it } from "vitest";
import { type Moment, readMoment } from "./moments.ts";
import { experienceText, momentText, weekText } from "./nannies.texts.ts";

const week = (...texts: string[]) => texts.map((text) => readMoment(text) as Moment);
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

describe("a week", () => {
  it.each<[string[], string, string]>([
    [
      ["jeudi-16:30-00:00", "lundi-16:30-00:00", "mardi-16:30-00:00"],
      "lundi, mardi, jeudi après 16 h 30",
      "Monday, Tuesday, Thursday after 16:30",
    ],
    [["samedi-00:00-00:00"], "samedi toute la journée", "Saturday all day"],
    [["samedi-00:00-12:00"], "samedi jusqu’à 12 h", "Saturday until 12:00"],
    [
      ["lundi-16:30-19:00", "lundi-07:00-08:30", "mercredi-08:00-18:00"],
      "lundi de 7 h à 8 h 30 et de 16 h 30 à 19 h ; mercredi de 8 h à 18 h",
      "Monday from 07:00 to 08:30 and from 16:30 to 19:00; Wednesday from 08:00 to 18:00",
    ],
    [
      ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"].map(
        (day) => `${day}-08:00-09:00`,
      ),
      "tous les jours de 8 h à 9 h",
      "every day from 08:00 to 09:00",
    ],
    [[], "Disponibilités non précisées", "Availability not given"],
  ])("says the week %j as « %s » (NANNY-04)", (slots, french, english) => {
    expect(plain(weekText(week(...slots), "fr"))).toBe(french);
    expect(plain(weekText(week(...slots), "en"))).toBe(english);
  });

  it("has moments of its own", () => {
    expect(plain(momentText(week("lundi-16:30-18:30")[0] as Moment, "fr"))).toBe(
      "lundi de 16 h 30 à 18 h 30",
    );
  });
});

it.each<[number, number[], string | undefined]>([
  [0, [], undefined],
  [1, [], "1 expérience"],
  [3, [3, 7], "3 expériences, dont bébés de moins de 3 ans"],
  [2, [6], "2 expériences, dont enfants de 3 à 5 ans"],
  [1, [7], "1 expérience, dont enfants de 6 ans et plus"],
])("says %i experiences with children of %j as « %s » (NANNY-04)", (count, ages, said) => {
  expect(experienceText(count, ages, "fr") ?? undefined).toBe(said);
});
