import { anExperience } from "@ribambelle/domain/testing/profile";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { openApp } from "../../testing/openApp.tsx";
import { pencilOf, serveProfile } from "../../testing/profileServer.ts";

const contents = page.getByRole("navigation", { name: "Sur cette page" });
const links = () =>
  contents
    .getByRole("link")
    .elements()
    .map((link) => link.textContent.trim());
const inView = () =>
  contents
    .getByRole("link")
    .elements()
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => link.textContent.trim());
const section = (name: string) => page.getByRole("region", { name, exact: true });
const place = (name: string) => section(name).element().getBoundingClientRect();
const top = (name: string) => Math.round(place(name).top);

async function openAt(width: number, given: Parameters<typeof serveProfile>[0] = {}, path = "") {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(width, 900);
  serveProfile(given);
  openApp(`/intervenant/profil${path}`);
}

describe("the sections of the profile, on a wide screen", () => {
  test("are listed beside it, what is missing in words (PROF-76)", async () => {
    await openAt(1280, { hasPhoto: true, searchFrequency: 1, hasBeenInterviewed: true });
    await expect
      .poll(links)
      .toEqual([
        "Photo",
        "Annonce à compléter",
        "Disponibilités à compléter",
        "Fréquence recherchée",
        "Prestations à compléter",
        "Situation professionnelle à compléter",
        "Expériences avec l’agence",
        "Formation avec l’agence",
        "Déplacements à compléter",
        "Langues parlées à compléter",
      ]);
    // They lead on without script too.
    const anchors = contents
      .getByRole("link")
      .elements()
      .map((link) => String(link.getAttribute("href")));
    expect(anchors.filter((anchor) => document.querySelector(anchor) === null)).toEqual([]);
    setLocale("en");
    await expect
      .element(page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(1))
      .toHaveTextContent("Advert to complete");
  });

  test("are led to by a list that stays in sight, the one in view marked (PROF-76)", async () => {
    await openAt(1280);
    await expect.poll(inView).toEqual(["Photo à compléter"]);
    const last = contents.getByRole("link", { name: /^Langues/ });
    await last.click();
    await expect.element(page.getByRole("heading", { level: 2, name: "Langues parlées" })).toHaveFocus();
    await expect.poll(inView).toEqual(["Langues parlées à compléter"]);
    await expect.element(last).toBeInViewport({ ratio: 1 });
    section("Disponibilités").element().scrollIntoView({ block: "start" });
    await expect.poll(inView).toEqual(["Disponibilités à compléter"]);
    // Beside another that is as high: the one that was chosen.
    await page.viewport(1440, 900);
    await contents.getByRole("link", { name: /^Prestations/ }).click();
    await expect.poll(inView).toEqual(["Prestations à compléter"]);
  });

  test("stand two by two where they are short, in reading order (PROF-77)", async () => {
    await openAt(1440);
    await expect.element(section("Prestations")).toBeInTheDocument();
    expect(top("Fréquence recherchée")).toBe(top("Prestations"));
    expect(place("Prestations").left).toBeGreaterThan(place("Fréquence recherchée").right);
    expect(place("Situation professionnelle").left).toBe(place("Fréquence recherchée").left);
    expect(top("Formation")).toBe(top("Déplacements"));
    expect(place("Langues parlées").left).toBe(place("Déplacements").left);
  });

  test("do not move when one of them is opened (PROF-77)", async () => {
    await openAt(1440);
    await expect.element(section("Prestations")).toBeInTheDocument();
    section("Prestations").element().scrollIntoView({ block: "center" });
    const tops = () => ["Fréquence recherchée", "Prestations", "Situation professionnelle"].map(top);
    const before = tops();
    await pencilOf("Prestations").click();
    await expect.element(page.getByRole("checkbox", { name: "Ménage" })).toHaveFocus();
    expect(tops()).toEqual(before);
  });
});

test("a phone has one column and no such list (PROF-76, PROF-77)", async () => {
  await openAt(390);
  await expect.element(section("Prestations")).toBeInTheDocument();
  await expect.element(contents).not.toBeInTheDocument();
  expect(top("Prestations")).toBeGreaterThan(place("Fréquence recherchée").bottom);
});

test("what families see has the same list, of what is said (PROF-76)", async () => {
  await openAt(1280, { searchFrequency: 1, experiences: [anExperience()], spokenLanguages: [1] }, "/apercu");
  await expect.poll(links).toEqual(["Fréquence recherchée", "Expériences", "Langues parlées"]);
  await contents.getByRole("link", { name: "Langues parlées" }).click();
  await expect.element(page.getByRole("heading", { level: 3, name: "Langues parlées" })).toHaveFocus();
});
