import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { drawPage } from "../../testing/drawPage.tsx";
import {
  anIntervention,
  hasInterventions,
  november,
  onPhone,
  openInterventions,
} from "../../testing/interventions.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, aParent } from "../../testing/people.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const tab = (name: string) => page.getByRole("tab", { name });
const heading = (name: string, level = 2) => page.getByRole("heading", { level, name, exact: true });
const entry = (name: RegExp) => page.getByRole("link", { name });
const day = (name: RegExp) => page.getByRole("grid").getByRole("link", { name });
const textOf = (element: Element | null) => element?.textContent?.replaceAll("\u00a0", " ") ?? "";

describe("the page of interventions", () => {
  test("opens with what comes next, in the person’s language (VISITS-01, SPACE-02)", async () => {
    openInterventions(november);
    await expect.element(heading("Interventions", 1)).toBeVisible();
    const sentence = page.getByText(/^Prochaine intervention/);
    await expect.element(sentence).toBeVisible();
    expect(textOf(sentence.element())).toBe(
      "Prochaine intervention : demain, mardi 24 novembre, de 16 h 30 à 19 h, avec Éloïse Le Goff.",
    );
    setLocale("en");
    await expect.element(page.getByText(/^Next visit: tomorrow, Tuesday 24 November/)).toBeVisible();
    await expectOutline("opens-with-what-comes-next-in");
  });

  test("begins with the night that is not over (VISITS-01)", async () => {
    vi.setSystemTime(new Date("2026-11-25T04:30:00Z"));
    openInterventions([
      anIntervention("V-5", "2026-11-24", { startTime: "20:00", endTime: "07:00", endDate: "2026-11-25" }),
      anIntervention("V-6", "2026-11-26"),
    ]);
    const sentence = page.getByText(/^En ce moment/);
    await expect.element(sentence).toBeVisible();
    expect(textOf(sentence.element())).toBe("En ce moment : Éloïse Le Goff, jusqu’à 7 h.");
  });

  test("names the family to a babysitter (VISITS-02)", async () => {
    openInterventions(
      [anIntervention("V-1", "2026-11-24", { otherPartyDisplayName: "Camille Martin" })],
      "",
      aBabysitter(),
    );
    await expect.element(page.getByText(/, chez Camille Martin\.$/)).toBeVisible();
    await expectOutline("names-the-family-to-a-babysitter");
  });

  test("is a month, and a list on a phone; each view and day has its address (VISITS-03, VISITS-04, SPACE-19)", async () => {
    const { where, unmount } = openInterventions(november);
    await expect.element(tab("Mois")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("link", { name: "Mois suivant" }).click();
    await expect.element(heading("décembre 2026")).toBeVisible();
    await tab("Semaine").click();
    await expect.element(heading("Semaine du 21 au 27 décembre 2026")).toBeVisible();
    expect(where()).toBe("/client/interventions?le=2026-12-23&vue=semaine");
    await page.getByRole("link", { name: "Semaine suivante" }).click();
    await expect.element(heading("Semaine du 28 décembre 2026 au 3 janvier 2027")).toBeVisible();
    await page.getByRole("link", { name: "Aujourd’hui, cette semaine" }).click();
    await expect.element(heading("Semaine du 23 au 29 novembre 2026")).toBeVisible();
    const today = page.getByRole("heading", { level: 3, name: /^Aujourd’hui\s*lundi 23 novembre$/ });
    await expect.element(today).toHaveAttribute("aria-current", "date");
    expect(document.querySelectorAll("main h3[aria-current]")).toHaveLength(1);
    await page.getByRole("link", { name: "Semaine précédente" }).click();
    await page.getByRole("link", { name: "Semaine précédente" }).click();
    await expect.element(heading("mercredi 11 novembre · jour férié", 3)).toBeVisible();
    unmount();
    await onPhone();
    openInterventions(november, "?vue=autre&le=2026-02-30");
    await expect.element(tab("Liste")).toHaveAttribute("aria-selected", "true");
  });

  test("lists the days that have something, from the first on, today’s in sight on a phone (VISITS-05, VISITS-07, VISITS-09)", async () => {
    await onPhone();
    const many = Array.from({ length: 22 }, (_, index) =>
      anIntervention(`M-${index}`, `2026-11-${String(index + 1).padStart(2, "0")}`, { state: 1 }),
    );
    // More of today than a phone shows: what comes after it is no longer in sight.
    const today = Array.from({ length: 14 }, (_, index) => anIntervention(`T-${index}`, "2026-11-23"));
    openInterventions([...many, ...today, ...november.slice(3)]);
    await expect.element(heading("Aujourd’hui, lundi 23 novembre", 3)).toBeInViewport();
    await expect.element(heading("dimanche 1er novembre · jour férié", 3)).toBeInTheDocument();
    await expect.element(heading("mercredi 25 novembre", 3)).not.toBeInTheDocument();
    const entries = page.getByRole("tabpanel").getByRole("listitem").elements().map(textOf);
    expect(entries[0]).toBe("16 h 30 – 19 hGarde d’enfants · Éloïse Le GoffEffectuée");
    expect(entries.slice(-3)).toEqual([
      "16 h 30 – 19 hGarde d’enfants · Éloïse Le Goff",
      "20 h – 1 h (mercredi)Garde d’enfants · Lucas Garnier",
      "16 h 30 – 19 hMénage · Intervenant à confirmer",
    ]);
  });

  test("stays on a phone where somebody comes back to it, in sight of today or not (VISITS-05)", async () => {
    await onPhone();
    const many = Array.from({ length: 22 }, (_, index) =>
      anIntervention(`M-${index}`, `2026-11-${String(index + 1).padStart(2, "0")}`, { state: 1 }),
    );
    const { router } = openInterventions([...many, anIntervention("T", "2026-11-23"), ...november.slice(3)]);
    const today = heading("Aujourd’hui, lundi 23 novembre", 3);
    await expect.element(today).toBeInViewport();
    scrollTo(0, 300);
    await expect.poll(() => scrollY).toBe(300);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await router.navigate({ href: "/nulle-part" });
    await expect.element(today).not.toBeInTheDocument();
    router.history.back();
    await expect.element(today).toBeInTheDocument();
    await expect.poll(() => scrollY).toBe(300);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(scrollY).toBe(300);
    await expect.element(today).not.toBeInViewport();
  });

  test("says what counted hours are where they are not those that were done, and only there (VISITS-18)", async () => {
    const why = page.getByText(/^Les heures décomptées sont celles qui comptent/);
    const done = anIntervention("D", "2026-11-02", { state: 1 });
    const { unmount } = openInterventions([done], "?vue=mois");
    await expect.element(page.getByText(/^Effectuées/)).toBeVisible();
    await expect.element(why).not.toBeInTheDocument();
    unmount();
    openInterventions(
      [done, anIntervention("C", "2026-11-03", { state: 2, countedMinutes: 150 })],
      "?vue=mois",
    );
    await expect.element(why).toBeVisible();
    await expectOutline("says-what-counted-hours-are-where");
  });

  test("shows three of a day in the month, and how many more there are (VISITS-06)", async () => {
    const of = (date: string, count: number) =>
      Array.from({ length: count }, (_, at) => anIntervention(`${date}-${at}`, date));
    openInterventions([...of("2026-11-24", 3), ...of("2026-11-25", 4)], "?vue=mois");
    const shown = (name: RegExp) => day(name).element().querySelectorAll("[data-reference]").length;
    await expect.element(day(/^mardi 24 novembre 2026, 3 interventions/)).toBeVisible();
    expect(shown(/^mardi 24 novembre/)).toBe(3);
    expect(textOf(day(/^mardi 24 novembre/).element())).not.toMatch(/\+ \d$/);
    expect(shown(/^mercredi 25 novembre/)).toBe(3);
    expect(textOf(day(/^mercredi 25 novembre/).element())).toMatch(/\+ 1$/);
  });

  test("goes one month back by the browser’s Back, and closes a detail by it, without leaving (VISITS-OP11)", async () => {
    const { router, where } = openInterventions(november, "?vue=liste");
    await page.getByRole("link", { name: "Mois suivant" }).click();
    await page.getByRole("link", { name: "Mois suivant" }).click();
    await expect.element(heading("janvier 2027")).toBeVisible();
    router.history.back();
    await expect.element(heading("décembre 2026")).toBeVisible();
    router.history.back();
    await entry(/Éloïse Le Goff/)
      .first()
      .click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    router.history.back();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(where()).toBe("/client/interventions?vue=liste");
    await entry(/Éloïse Le Goff/)
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
    await expect.poll(where).toBe("/client/interventions?vue=liste");
    expect(router.history.canGoBack()).toBe(false);
  });

  test("strikes through what does not take place, in the list and in the month, and says why in words (VISITS-09)", async () => {
    openInterventions(november, "?vue=liste");
    const canceled = entry(/Annulée par la famille/);
    await expect.element(canceled).toBeVisible();
    const struck = () => [...document.querySelectorAll("[data-struck]")];
    const lines = () => struck().map((element) => getComputedStyle(element).textDecorationLine);
    expect(struck().map((element) => canceled.element().contains(element))).toEqual([true]);
    expect(lines()).toEqual(["line-through"]);
    await page.getByRole("tab", { name: "Mois" }).click();
    await expect.element(page.getByRole("grid")).toBeVisible();
    expect(lines()).toEqual(["line-through"]);
    expect(struck()[0]?.closest("td")?.textContent).toContain("Annulée par la famille");
  });

  test("opens a detail by its address, and gives the focus back (VISITS-08)", async () => {
    const one = anIntervention("V/1", "2026-11-24", { contractReference: "GE-1", note: "Clé au voisin" });
    const { where } = openInterventions([one], "?vue=liste");
    await expect.element(entry(/16 h 30/)).toBeVisible();
    // There is but one person, and nothing to choose.
    await expect.element(page.getByLabelText("Avec")).not.toBeInTheDocument();
    await entry(/16 h 30/).click();
    const dialog = page.getByRole("dialog", { name: "Mardi 24 novembre 2026" });
    await expect.element(dialog).toBeVisible();
    expect(where()).toBe("/client/interventions?vue=liste&intervention=V%2F1");
    for (const said of ["Durée prévue2 h 30", "Note de l’agenceClé au voisin", "ÉtatPrévue"])
      expect(textOf(dialog.element())).toContain(said);
    await expect
      .element(dialog.getByRole("link", { name: "Voir le contrat GE-1" }))
      .toHaveAttribute("href", "/client/contrats");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(entry(/16 h 30/)).toHaveFocus();
    expect(where()).toBe("/client/interventions?vue=liste");
  });

  const replaced = { reference: "V-2", otherPartyDisplayName: "Lucas Garnier" };
  test.each([
    [aParent(), { replacedBy: replaced }, "Remplacée par Lucas Garnier"],
    [aParent(), { replaces: replaced }, "Remplace Lucas Garnier"],
    [
      aBabysitter(),
      { replacedBy: { ...replaced, otherPartyDisplayName: null } },
      "Vous êtes remplacé sur ce créneau.",
    ],
    [
      aBabysitter(),
      { replaces: { ...replaced, otherPartyDisplayName: null } },
      "Vous remplacez un membre de l’équipe.",
    ],
    [
      aBabysitter(),
      { place: { address: "1 rue des Lilas", addressComplement: null, zipCode: "44000", city: "Nantes" } },
      "1 rue des Lilas, 44000 Nantes",
    ],
  ])("says to a %o of %o: %s (VISITS-10, VISITS-12)", async (user, given, said) => {
    openInterventions([anIntervention("V-1", "2026-11-24", given)], "?intervention=V-1", user);
    await expect.element(page.getByRole("dialog").getByText(said)).toBeVisible();
  });

  test("says the hours of the period, and narrows them to one person (VISITS-18, VISITS-19)", async () => {
    openInterventions(november, "?vue=liste");
    const totals = page.getByRole("paragraph").filter({ hasText: /^Prévues/ });
    await expect.element(totals).toBeVisible();
    expect(textOf(totals.element())).toBe("Prévues 15 h · Effectuées 5 h");
    // On paper it says whose the month is, where it is not everybody’s.
    const leftOutOfPaper = () => page.getByLabelText("Avec").element().closest(".screen-only");
    expect(leftOutOfPaper()).not.toBeNull();
    await page.getByLabelText("Avec").selectOptions("Lucas Garnier");
    await expect.poll(leftOutOfPaper).toBeNull();
    await expect.element(page.getByText("4 interventions masquées")).toBeVisible();
    expect(textOf(totals.element())).toBe("Prévues 7 h 30 · Effectuées 2 h 30");
    await tab("Mois").click();
    await expect.element(day(/^mardi 24 novembre 2026, 1 intervention\b/)).toBeInTheDocument();
    await expectOutline("says-the-hours-of-the-period");
  });
});

describe("where there is nothing", () => {
  test("a month leads to what comes next (VISITS-24, SPACE-17)", async () => {
    openInterventions(november.slice(-1), "?vue=liste");
    await expect.element(page.getByText("Aucune intervention en novembre 2026.")).toBeVisible();
    await page.getByRole("link", { name: "Voir la prochaine" }).click();
    await expect.element(heading("mardi 15 décembre", 3)).toBeVisible();
    // What comes before a later month is not what comes next there.
    await page.getByRole("link", { name: "Mois suivant" }).click();
    await expect.element(page.getByText("Aucune intervention en janvier 2027.")).toBeVisible();
    await expect.element(page.getByText("Voir la prochaine")).not.toBeInTheDocument();
    await expectOutline("a-month-leads-to-what-comes");
  });

  test("a page that never had anything says when there will be something (VISITS-24, SPACE-17)", async () => {
    openInterventions([]);
    await expect.element(page.getByText("Aucune intervention prévue.")).toBeVisible();
    await expect
      .element(page.getByText("Vos interventions apparaîtront ici dès que l’agence les aura planifiées."))
      .toBeVisible();
    await expectOutline("a-page-that-never-had-anything");
  });

  test("a page with nothing to come but something past says that the month is empty (VISITS-24)", async () => {
    openInterventions([anIntervention("V-1", "2026-06-02", { state: 1 })], "?vue=liste");
    await expect.element(page.getByText("Aucune intervention en novembre 2026.")).toBeVisible();
    await expect.element(page.getByText("Voir la prochaine")).not.toBeInTheDocument();
    await expectOutline("a-page-with-nothing-to-come");
  });
});

describe("while the calls are under way, or fail", () => {
  test("the page has the shape of what comes (SPACE-15)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    network.waits(getMyInterventions);
    openApp("/client/interventions");
    await expect.element(page.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    const { height } = page.getByRole("grid").element().getBoundingClientRect();
    await tab("Liste").click();
    const waits = page.getByRole("status").filter({ hasText: "Chargement de vos interventions" });
    await expect.element(waits).toBeInTheDocument();
    hasInterventions(network, november);
    openInterventions(november);
    await expect.element(page.getByRole("grid").last()).toHaveAttribute("aria-busy", "false");
    expect(page.getByRole("grid").last().element().getBoundingClientRect().height).toBe(height);
  });

  test("what failed says so and can be tried again (SPACE-16)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    network.refuses(getMyInterventions, commonRefusals.unavailable);
    openApp("/client/interventions?vue=semaine");
    await expect
      .element(page.getByRole("button", { name: "Réessayer" }).first(), { timeout: 9_000 })
      .toBeVisible();
    await expect.element(heading("Semaine du 23 au 29 novembre 2026")).toBeVisible();
    hasInterventions(network, november);
    for (const _ of page.getByRole("button", { name: "Réessayer" }).elements())
      await page.getByRole("button", { name: "Réessayer" }).first().click();
    await expect.element(entry(/^20 h/)).toBeVisible();
    await expectOutline("what-failed-says-so-and-can");
  });

  test("the server has drawn it whole, both views, and the script keeps the one that shows (SPACE-02, VISITS-03)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    hasInterventions(network, november);
    const { container, hydrate } = await drawPage("/client/interventions");
    expect(textOf(container)).toContain("Prochaine intervention");
    expect(container.querySelectorAll('[role="tablist"]')).toHaveLength(2);
    await expect.element(page.getByRole("grid")).toBeVisible();
    await hydrate();
    await expect.poll(() => container.querySelectorAll('[role="tablist"]').length).toBe(1);
  });
});

test("a month is printed as its list with names, hours and totals, whatever is shown (VISITS-31)", async () => {
  openInterventions(november);
  await expect.element(tab("Mois")).toHaveAttribute("aria-selected", "true");
  const printed = vi.spyOn(window, "print").mockImplementation(() => {});
  await page.getByRole("button", { name: "Imprimer ce mois", exact: true }).click();
  await expect.element(heading("mardi 24 novembre", 3)).toBeVisible();
  expect(printed).toHaveBeenCalledTimes(1);
  expect(page.getByRole("grid").query()).toBeNull();
  await expect.element(page.getByText(/^Prévues/)).toBeVisible();
  dispatchEvent(new Event("afterprint"));
  await expect.element(page.getByRole("grid")).toBeVisible();
  printed.mockRestore();
});
