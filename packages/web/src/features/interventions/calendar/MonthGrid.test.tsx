import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityTree } from "../../../testing/accessibilityTree.ts";
import { anIntervention, november, onPhone, openInterventions } from "../../../testing/interventions.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const heading = (name: string, level = 2) => page.getByRole("heading", { level, name, exact: true });
const entry = (name: RegExp) => page.getByRole("link", { name });
const day = (name: RegExp) => page.getByRole("grid").getByRole("link", { name });
const textOf = (element: Element | null) => element?.textContent?.replaceAll("\u00a0", " ") ?? "";

describe("the grid of a month", () => {
  test("shows three of a day and how many more, and greys the days of other months (VISITS-06)", async () => {
    const hours = ["08:00", "10:00", "12:00", "14:00"];
    openInterventions(
      hours.map((startTime, index) =>
        anIntervention(`V-${index}`, "2026-11-25", { startTime, endTime: "15:00" }),
      ),
    );
    const busy = day(/^mercredi 25 novembre 2026, 4 interventions\b/);
    await expect.element(busy).toBeVisible();
    const shown = [...busy.element().querySelectorAll("[data-reference]")].map(textOf);
    expect(shown).toEqual(["8 h Éloïse Le Goff", "10 h Éloïse Le Goff", "12 h Éloïse Le Goff"]);
    expect(textOf(busy.element())).toContain("+ 1");
    expect(document.querySelectorAll("td[data-outside]")).toHaveLength(12);
    await page.getByText("10 h Éloïse Le Goff").click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectOutline("shows-three-of-a-day-and");
  });

  test("has the chosen day’s list under it, on a phone too (VISITS-06)", async () => {
    await onPhone();
    openInterventions(november, "?vue=mois");
    await day(/^mardi 24 novembre 2026, 2 interventions\b/).click();
    await expect.element(heading("mardi 24 novembre", 3)).toBeVisible();
    await expect.element(entry(/^20 h/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectOutline("has-the-chosen-days-list-under");
  });

  test("is one tab stop, walked by arrows, ends and pages, its days named in full (VISITS-22)", async () => {
    const { where } = openInterventions(november);
    const today = day(/^lundi 23 novembre 2026, aucune intervention, aujourd’hui$/);
    await expect.element(today).toBeVisible();
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await expect.element(today).toHaveAttribute("aria-current", "date");
    expect(document.querySelectorAll('[role="grid"] [aria-current]')).toHaveLength(1);
    (today.element() as HTMLElement).focus();
    // A shortcut of the browser leads to no day.
    await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
    for (const [key, name] of [
      ["ArrowRight", /^mardi 24 novembre 2026, 2 interventions\b/],
      ["ArrowDown", /^mardi 1er décembre 2026, aucune/],
      ["Home", /^lundi 30 novembre 2026/],
      ["End", /^dimanche 6 décembre 2026/],
      ["ArrowLeft", /^samedi 5 décembre 2026/],
      ["PageUp", /^jeudi 5 novembre 2026/],
      ["ArrowUp", /^jeudi 29 octobre 2026/],
      ["PageDown", /^dimanche 29 novembre 2026/],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(day(name)).toHaveFocus();
    }
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("dimanche 29 novembre", 3)).toHaveFocus();
    expect(where()).toBe("/client/interventions?vue=mois&le=2026-11-29");
  });

  test("is a grid of seven named columns to a screen reader, with its public holidays (VISITS-22)", async () => {
    await onPhone();
    openInterventions(november, "?vue=mois");
    await expect.element(page.getByRole("columnheader", { name: "lundi", exact: true })).toBeInTheDocument();
    expect(page.getByRole("columnheader").elements()).toHaveLength(7);
    expect(page.getByRole("gridcell").elements()).toHaveLength(42);
    expect(page.getByRole("row").elements()).toHaveLength(7);
    await expect
      .element(day(/^mercredi 11 novembre 2026, aucune intervention, jour férié$/))
      .toBeInTheDocument();
    const chosen = page.getByRole("gridcell", { selected: true });
    await expect.element(chosen.getByRole("link", { name: /^lundi 23 novembre/ })).toBeInTheDocument();
    const looks = () =>
      [23, 24].map((number) => {
        const link = document.querySelector(`[role="grid"] [data-day="2026-11-${number}"]`);
        return link ? getComputedStyle(link).backgroundColor : null;
      });
    const before = looks();
    await day(/^mardi 24 novembre/).click();
    await expect.element(chosen.getByRole("link", { name: /^mardi 24 novembre/ })).toBeInTheDocument();
    expect(chosen.elements()).toHaveLength(1);
    // The look of the chosen day goes with it.
    await expect.poll(looks).toEqual(before.toReversed());
    await expectOutline("is-a-grid-of-seven-named");
  });

  test("says each intervention’s hour, person and state in the name of its day (VISITS-22, VISITS-OP12)", async () => {
    openInterventions(november);
    await expect.element(day(/^mardi 10 novembre 2026/)).toBeVisible();
    const said = (await accessibilityTree()).map((one) => one.replaceAll("\u00a0", " "));
    const days = said.filter((one) => /^link .* novembre 2026, [12] intervention/.test(one));
    expect(days).toEqual([
      "link lundi 2 novembre 2026, 1 intervention 16 h 30 Éloïse Le Goff (Effectuée)",
      "link mardi 10 novembre 2026, 1 intervention 16 h 30 Éloïse Le Goff (Annulée par la famille)",
      "link mardi 17 novembre 2026, 1 intervention 16 h 30 Lucas Garnier (Effectuée)",
      "link mardi 24 novembre 2026, 2 interventions 16 h 30 Éloïse Le Goff (Prévue) 20 h Lucas Garnier (Prévue)",
      "link jeudi 26 novembre 2026, 1 intervention 16 h 30 Intervenant à confirmer (Prévue)",
    ]);
    // And in the list of the day that is chosen.
    await day(/^mardi 24 novembre/).click();
    const chosen = page.getByRole("region", { name: "mardi 24 novembre" }).getByRole("listitem");
    await expect.element(chosen.nth(1)).toBeVisible();
    expect(chosen.elements().map(textOf)).toEqual([
      "16 h 30 – 19 hGarde d’enfants · Éloïse Le Goff",
      "20 h – 1 h (mercredi)Garde d’enfants · Lucas Garnier",
    ]);
  });

  test.each(["mois", "semaine"])(
    "explains the drawing of each state that the view %s shows, not its colour alone (VISITS-OP12)",
    async (view) => {
      openInterventions(november, `?vue=${view}&le=2026-11-10`);
      const key = page.getByRole("list", { name: /^Légende/ });
      await expect.element(key).toBeVisible();
      const shown = key.getByRole("listitem").elements();
      expect(shown.map(textOf)).toEqual(
        view === "mois" ? ["Prévue", "Effectuée", "Annulée par la famille"] : ["Annulée par la famille"],
      );
      const drawn = shown.map((item) => item.querySelector("svg")?.innerHTML);
      expect(new Set(drawn).size).toBe(shown.length);
      const entries = [...document.querySelectorAll("a [data-state]")];
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(drawn).toContain(entry.innerHTML);
    },
  );

  test("announces the period that it comes to, not the first one (VISITS-23)", async () => {
    openInterventions(november);
    await expect.element(day(/^lundi 23 novembre/)).toBeVisible();
    const announced = () => page.getByRole("status").elements().map(textOf).join("");
    expect(announced()).toBe("");
    await page.getByRole("link", { name: "Mois suivant" }).click();
    await expect.poll(announced).toBe("décembre 2026, 1 intervention");
    await page.getByRole("link", { name: "Mois précédent" }).click();
    await page.getByLabelText("Avec").selectOptions("Lucas Garnier");
    // As many as are shown.
    await expect.poll(announced).toBe("novembre 2026, 2 interventions");
  });

  test("has fetched the next month before somebody asks for it (VISITS-21)", async () => {
    const { network } = openInterventions(november);
    const asked = () =>
      network.seen
        .filter(({ path }) => path === getMyInterventions.path)
        .map(({ query }) => query.get("from"));
    await expect.poll(asked).toContain("2026-11-30");
    network.waits(getMyInterventions);
    await page.getByRole("link", { name: "Mois suivant" }).click();
    await expect.element(day(/^mardi 15 décembre 2026, 1 intervention\b/)).toBeVisible();
  });
});
