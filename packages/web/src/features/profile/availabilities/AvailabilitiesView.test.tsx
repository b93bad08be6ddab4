import type { Availability, WeekDay } from "@ribambelle/domain/profile/availability";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider, setLocale } from "../../../client/locale.tsx";
import { axisHours, shownHours } from "../../../ui/week/drawn/shownHours.ts";
import { AvailabilitiesView } from "./AvailabilitiesView.tsx";

const slot = (id: number, day: WeekDay, startTime: string, endTime: string): Availability => ({
  id,
  day,
  startTime,
  endTime,
});
const show = (...availabilities: Availability[]) =>
  render(
    <LocaleProvider>
      <AvailabilitiesView availabilities={availabilities} />
    </LocaleProvider>,
  );
const days = () =>
  page
    .getByRole("list", { name: /^Disponibilités|^Availability/ })
    .getByRole("listitem")
    .elements()
    .map((day) => day.textContent?.replaceAll("\u00a0", " "));

describe("the week of a babysitter", () => {
  test("is said day by day, Monday first and Sunday last (PROF-33, PROF-34)", async () => {
    await show(slot(1, 0, "20:00", "00:00"), slot(2, 1, "16:30", "19:00"), slot(3, 1, "08:00", "12:00"));
    expect(days()).toEqual([
      "Lundi : 8 h à 12 h, 16 h 30 à 19 h",
      "Mardi : Pas disponible",
      "Mercredi : Pas disponible",
      "Jeudi : Pas disponible",
      "Vendredi : Pas disponible",
      "Samedi : Pas disponible",
      "Dimanche : 20 h à minuit",
    ]);
  });

  test("says first how many hours there are, what overlaps once (PROF-OP13)", async () => {
    await show(slot(1, 1, "16:30", "19:00"), slot(2, 1, "18:00", "20:00"), slot(3, 3, "08:00", "19:00"));
    await expect.element(page.getByText("14\u00a0h\u00a030 par semaine")).toBeVisible();
    expect(days()[0]).toBe("Lundi : 16 h 30 à 20 h");
  });

  test("is heard as its hours, then seven days; what is drawn is not (PROF-34)", async () => {
    const { container } = await show(
      slot(1, 1, "08:00", "12:00"),
      slot(2, 1, "16:30", "19:00"),
      slot(3, 0, "00:00", "06:00"),
      slot(4, 0, "20:00", "00:00"),
    );
    await expect.element(page.elementLocator(container)).toMatchAriaInlineSnapshot(`
      - paragraph: 16 h 30 par semaine
      - list "Disponibilités, jour par jour":
        - listitem: "Lundi : 8 h à 12 h, 16 h 30 à 19 h"
        - listitem: "Mardi : Pas disponible"
        - listitem: "Mercredi : Pas disponible"
        - listitem: "Jeudi : Pas disponible"
        - listitem: "Vendredi : Pas disponible"
        - listitem: "Samedi : Pas disponible"
        - listitem: "Dimanche : 0 h à 6 h, 20 h à minuit"
    `);
  });

  test("is said in English too", async () => {
    setLocale("en");
    onTestFinished(() => setLocale("fr"));
    const { container } = await show(slot(1, 3, "08:00", "12:30"));
    await expect.element(page.getByText("4\u00a0h\u00a030\u00a0min a week")).toBeVisible();
    // What is drawn of it too.
    expect(container.textContent).not.toContain("Mercredi");
    expect(days()[2]).toBe("Wednesday: 08:00 to 12:30");
  });

  test("is drawn in seven columns where there is room, and as lines on a phone", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    const { container } = await show(slot(1, 6, "08:00", "12:00"));
    const [grid, list] = [container.querySelector("[aria-hidden] > div ~ div"), page.getByText("8 h à 12 h")];
    expect(grid?.checkVisibility()).toBe(true);
    expect(list.element().getBoundingClientRect().right).toBeGreaterThan(0);
    await page.viewport(390, 844);
    await expect.poll(() => grid?.checkVisibility()).toBe(false);
    await expect.element(list).toBeInViewport();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test("says why it matters when nothing is there yet", async () => {
    await show();
    await expect.element(page.getByText("Quand pouvez-vous travailler\u00a0?")).toBeVisible();
    await expect.element(page.getByText(/^Les familles cherchent d’abord/)).toBeVisible();
  });
});

test.each([
  ["17:00", "18:00", 14, 20],
  ["08:00", "19:00", 7, 20],
  ["00:00", "06:00", 0, 7],
  ["00:00", "00:15", 0, 6],
  ["22:00", "00:00", 18, 24],
  ["00:00", "00:00", 0, 24],
])(
  "draws %s to %s from %i to %i o’clock: with some air, six hours at least, within the day",
  (start, end, from, to) => {
    expect(shownHours([slot(1, 1, start, end)])).toEqual({ from, to });
  },
);

test.each([
  [14, 20, 10, [14, 15, 16, 17, 18, 19, 20]],
  [7, 24, 10, [8, 10, 12, 14, 16, 18, 20, 22, 24]],
  [7, 24, 5, [8, 12, 16, 20, 24]],
  [0, 24, 5, [0, 6, 12, 18, 24]],
])("writes the hours from %i to %i at most %i times: %j", (from, to, most, hours) => {
  expect(axisHours({ from, to }, most)).toEqual(hours);
});
