import type { Availability, WeekDay } from "@ribambelle/domain/profile/availability";
import { updateMyAvailabilities } from "@ribambelle/domain/profile/profile.api";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { wrongFields } from "../editing/wrongFields.ts";
import { noProblems, problemsOf } from "../fields/formProblems.ts";
import { AvailabilitiesFields } from "./AvailabilitiesFields.tsx";
import { availabilitiesOf, type DraftAvailability, draftOf, fieldKey, shownProblems } from "./draft.ts";

const { body, problems } = updateMyAvailabilities;

const slot = (id: number, day: WeekDay, startTime: string, endTime: string): Availability => ({
  id,
  day,
  startTime,
  endTime,
});

const onSubmit = vi.fn();
beforeEach(() => onSubmit.mockClear());

interface SectionProps {
  week: readonly DraftAvailability[];
  onDraft: (draft: readonly DraftAvailability[]) => void;
}

function Section({ week, onDraft }: SectionProps) {
  const [value, setValue] = useState(week);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    wrongFields(event.currentTarget)[0]?.focus();
    onSubmit();
  };
  const change = (draft: DraftAvailability[]) => {
    setValue(draft);
    onDraft(draft);
  };
  return (
    <form onSubmit={submit}>
      <AvailabilitiesFields
        value={value}
        onChange={change}
        problems={tried ? problemsOf(body, { availabilities: availabilitiesOf(value) }, problems) : undefined}
      />
      <button type="submit">Confirmer</button>
    </form>
  );
}

/** Edits a week as a section of the page does; gives what it holds now. */
async function edit(...draft: DraftAvailability[]) {
  let now: readonly DraftAvailability[] = draft;
  await render(<Section week={now} onDraft={(changed) => (now = changed)} />);
  return () => now.map(({ day, startTime, endTime }) => `${day} ${startTime}-${endTime}`);
}

const day = (name: string) => page.getByRole("group", { name, exact: true });
const start = (name: string, place = 1) => day(name).getByLabelText(`de (début du créneau ${place})`);
const end = (name: string, place = 1) => day(name).getByLabelText(`à (fin du créneau ${place})`);
const add = (name: string) =>
  day(name).getByRole("button", { name: `Ajouter un créneau le ${name.toLowerCase()}` });
const remove = (name: string, place = 1) =>
  day(name).getByRole("button", { name: `Supprimer le créneau ${place} du ${name.toLowerCase()}` });
const copy = (name: string) =>
  day(name).getByRole("button", { name: `Copier ce jour (${name.toLowerCase()}) sur d’autres jours` });
const required = page.getByText("Ce champ est obligatoire", { exact: true });

test("a screen reader hears which slot of which day each control is of (PROF-35)", async () => {
  await edit(slot(1, 1, "08:00", "12:00"), slot(2, 1, "20:00", "00:00"));
  await expect.element(page.getByRole("group", { name: "Lundi" })).toMatchAriaInlineSnapshot(`
    - group "Lundi":
      - text: Lundi de (début du créneau 1)
      - textbox "de (début du créneau 1)": 8 h
      - button "Choisir dans une liste (début du créneau 1)"
      - text: à (fin du créneau 1)
      - textbox "à (fin du créneau 1)": 12 h
      - button "Choisir dans une liste (fin du créneau 1)"
      - button "Supprimer le créneau 1 du lundi"
      - text: de (début du créneau 2)
      - textbox "de (début du créneau 2)": 20 h
      - button "Choisir dans une liste (début du créneau 2)"
      - text: à (fin du créneau 2)
      - textbox "à (fin du créneau 2)": minuit
      - button "Choisir dans une liste (fin du créneau 2)"
      - button "Supprimer le créneau 2 du lundi"
      - button "Ajouter un créneau le lundi"
      - button "Copier ce jour (lundi) sur d’autres jours"
  `);
});

describe("editing the week", () => {
  test("shows the days Monday first, with their slots by time (PROF-33, PROF-34)", async () => {
    const saved = [slot(1, 0, "10:00", "11:00"), slot(2, 1, "16:30", "19:00"), slot(3, 1, "08:00", "12:00")];
    await edit(...draftOf(saved));
    const names = page.getByRole("group").elements();
    expect(names.map((group) => group.querySelector("legend")?.textContent)).toEqual([
      "Lundi",
      "Mardi",
      "Mercredi",
      "Jeudi",
      "Vendredi",
      "Samedi",
      "Dimanche",
    ]);
    await expect.element(start("Lundi")).toHaveValue("8\u00a0h");
    await expect.element(end("Lundi", 2)).toHaveValue("19\u00a0h");
    await expect.element(end("Dimanche")).toHaveValue("11\u00a0h");
    await expect.element(day("Mardi").getByText("Pas disponible")).toBeVisible();
  });

  test("is done with the keyboard alone, as fast as one types (PROF-36)", async () => {
    const week = await edit();
    add("Mardi").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(start("Mardi")).toHaveFocus();
    await userEvent.keyboard("8{Tab}12h10{Tab}");
    await expect.poll(week).toEqual(["2 08:00-12:15"]);
    await expect.element(remove("Mardi")).toHaveFocus();
    await expect.element(page.getByText("4\u00a0h\u00a015 par semaine")).toBeVisible();
  });

  test("proposes hours for a new slot: after school, then those of the day before, then later ones", async () => {
    const week = await edit();
    for (const name of ["Lundi", "Mardi", "Mardi"]) await add(name).click();
    await expect.poll(week).toEqual(["1 16:30-19:00", "2 16:30-19:00", "2 20:00-22:00"]);
    await expect.element(start("Mardi", 2)).toHaveFocus();
  });

  test("proposes the hours of the day before as they are typed now", async () => {
    const week = await edit(slot(1, 1, "08:00", "12:00"));
    await start("Lundi").fill("7h");
    await add("Mardi").click();
    await expect.poll(week).toEqual(["1 07:00-12:00", "2 07:00-12:00"]);
  });

  test("goes by the arrows too, and a first Enter reads the time before a second one saves (PROF-36)", async () => {
    const week = await edit(slot(1, 1, "08:00", "12:00"));
    await end("Lundi").click();
    await userEvent.keyboard("{ArrowUp}{PageUp}");
    await expect.poll(week).toEqual(["1 08:00-13:15"]);
    await end("Lundi").fill("14h");
    await userEvent.keyboard("{Enter}");
    await expect.poll(week).toEqual(["1 08:00-14:00"]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onSubmit.mock.calls).toHaveLength(1);
  });

  test("removes a slot, says so, and leads on to the next one", async () => {
    const week = await edit(slot(1, 1, "08:00", "12:00"), slot(2, 1, "14:00", "16:00"));
    await remove("Lundi", 1).click();
    await expect.poll(week).toEqual(["1 14:00-16:00"]);
    await expect.element(remove("Lundi", 1)).toHaveFocus();
    await expect.element(page.getByRole("status")).toHaveTextContent("Créneau supprimé : lundi, 8 h à 12 h.");
    await remove("Lundi", 1).click();
    await expect.element(add("Lundi")).toHaveFocus();
  });

  test("offers as an end only what comes after the start (PROF-36)", async () => {
    await edit(slot(1, 1, "22:30", "23:15"));
    await day("Lundi").getByRole("button", { name: "Choisir dans une liste (fin du créneau 1)" }).click();
    const options = page.getByRole("listbox", { name: "Heures" }).getByRole("option");
    await expect
      .poll(() => options.elements().map((option) => option.textContent))
      .toEqual([
        "22\u00a0h\u00a045",
        "23\u00a0h",
        "23\u00a0h\u00a015",
        "23\u00a0h\u00a030",
        "23\u00a0h\u00a045",
        "minuit",
      ]);
  });

  test("leads on to the slot that takes the place of the one that was removed", async () => {
    const week = await edit(
      slot(1, 1, "08:00", "10:00"),
      slot(2, 1, "11:00", "12:00"),
      slot(3, 1, "14:00", "16:00"),
    );
    await remove("Lundi", 2).click();
    await expect.poll(week).toEqual(["1 08:00-10:00", "1 14:00-16:00"]);
    await expect.element(remove("Lundi", 2)).toHaveFocus();
  });

  test("fits the narrowest phone", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(320, 640);
    await edit(slot(1, 1, "08:00", ""), slot(2, 3, "16:30", "16:00"));
    await copy("Lundi").click();
    await page.getByRole("button", { name: "Confirmer" }).click();
    await expect.element(required).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test("offers no more slots once the week is full", async () => {
    await edit(...Array.from({ length: 140 }, (_, id) => slot(id, 1, "", "")));
    await expect.element(copy("Lundi")).toBeVisible();
    expect(add("Lundi").elements()).toEqual([]);
  });
});

describe("what is wrong with a time", () => {
  test("asks for an end that is missing, once its slot was left (PROF-35)", async () => {
    await edit(slot(1, 1, "08:00", ""));
    expect(required.elements()).toEqual([]);
    await end("Lundi").click();
    await userEvent.tab();
    await expect.element(required).toBeVisible();
    await expect.element(end("Lundi")).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(end("Lundi")).toBeInvalid();
    await end("Lundi").fill("12");
    await expect.element(required).not.toBeInTheDocument();
  });

  test("asks for a start that was left, not yet for the end that comes next (PROF-35)", async () => {
    await edit(slot(1, 1, "", ""));
    await start("Lundi").click();
    await userEvent.tab();
    await expect.element(start("Lundi")).toBeInvalid();
    await expect.element(end("Lundi")).toHaveFocus();
    await expect.element(end("Lundi")).toBeValid();
  });

  test("asks for it after a press elsewhere too, which nothing moved away from under the finger (PROF-35)", async () => {
    const week = await edit(slot(1, 1, "08:00", ""));
    await end("Lundi").click();
    await add("Samedi").click();
    await expect.poll(week).toHaveLength(2);
    await expect.element(required).toBeVisible();
  });

  test("asks for both ends when somebody tries to save (PROF-35)", async () => {
    await edit(slot(1, 1, "", ""));
    await page.getByRole("button", { name: "Confirmer" }).click();
    await expect.element(start("Lundi")).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(end("Lundi")).toHaveAccessibleDescription("Ce champ est obligatoire");
  });

  test("refuses an end before its start, and what is no time, in words (PROF-36, PROF-OP13)", async () => {
    await edit(slot(1, 1, "12:00", "08:00"), slot(2, 2, "25", "12:00"));
    await page.getByRole("button", { name: "Confirmer" }).click();
    await expect.element(end("Lundi")).toHaveAccessibleDescription("La fin doit venir après le début.");
    await expect
      .element(start("Mardi"))
      .toHaveAccessibleDescription("Cette heure n’est pas valide. Exemple\u00a0: 16\u00a0h\u00a030.");
  });

  test("tells calmly that slots overlap and what they will become, and leaves them as typed (PROF-OP13)", async () => {
    const week = await edit(slot(1, 1, "08:00", "12:00"), slot(2, 1, "12:00", "13:00"));
    expect(page.getByText(/se chevauchent/).elements()).toEqual([]);
    await start("Lundi", 2).fill("11");
    await expect.element(day("Lundi").getByText(/se chevauchent.*, 8\u00a0h à 13\u00a0h\.$/)).toBeVisible();
    await expect.poll(week).toEqual(["1 08:00-12:00", "1 11-13:00"]);
  });
});

describe("copying a day", () => {
  test("puts its slots in the place of those of the ticked days", async () => {
    const week = await edit(slot(1, 1, "16:30", "19:00"), slot(2, 2, "08:00", "09:00"));
    await copy("Lundi").click();
    const panel = page.getByRole("group", { name: "Copier les créneaux du lundi sur" });
    await expect.element(panel.getByRole("checkbox", { name: "Mardi" })).toHaveFocus();
    await expect.element(panel.getByText("Ils y remplaceront les créneaux déjà saisis.")).toBeVisible();
    await panel.getByRole("checkbox", { name: "Mardi" }).click();
    await panel.getByRole("checkbox", { name: "Dimanche" }).click();
    await panel.getByRole("button", { name: "Copier les créneaux" }).click();
    await expect.poll(week).toEqual(["1 16:30-19:00", "2 16:30-19:00", "0 16:30-19:00"]);
    await expect.element(copy("Lundi")).toHaveFocus();
    await expect.element(day("Lundi").getByText("Créneaux copiés\u00a0: mardi, dimanche.")).toBeVisible();
  });

  test("copies on Enter, which saves nothing yet", async () => {
    const week = await edit(slot(1, 1, "16:30", "19:00"));
    await copy("Lundi").click();
    await userEvent.keyboard(" {Enter}");
    await expect.poll(week).toEqual(["1 16:30-19:00", "2 16:30-19:00"]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("ticks the working days at once", async () => {
    const week = await edit(slot(1, 6, "16:30", "19:00"));
    await copy("Samedi").click();
    await page.getByRole("button", { name: "Lundi à vendredi" }).click();
    await page.getByRole("button", { name: "Copier les créneaux" }).click();
    await expect.poll(() => week().map((text) => text[0])).toEqual(["6", "1", "2", "3", "4", "5"]);
  });

  test("asks for a day when none is ticked, and Escape closes the panel", async () => {
    await edit(slot(1, 1, "16:30", "19:00"));
    await copy("Lundi").click();
    await page.getByRole("button", { name: "Copier les créneaux" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Cochez au moins un jour.");
    await userEvent.keyboard("{Escape}");
    await expect.element(copy("Lundi")).toHaveFocus();
    await expect.element(copy("Lundi")).toHaveAttribute("aria-expanded", "false");
  });
});

test("what is still being typed is sent as it would be understood (PROF-36)", () => {
  expect(availabilitiesOf([slot(1, 1, " 8h10 ", "23:53")])).toEqual([slot(1, 1, "08:15", "00:00")]);
});

test("a problem follows its slot when another one goes (PROF-35)", () => {
  const week = [slot(7, 1, "08:00", "12:00"), slot(8, 1, "", "8")];
  const left = new Set([fieldKey(8, "start")]);
  const shown = (draft: DraftAvailability[]) => [...shownProblems(draft, left, noProblems).keys()];
  expect(shown(week)).toEqual(["8.startTime"]);
  expect(shown(week.slice(1))).toEqual(["8.startTime"]);
});

describe("what a change draws", () => {
  // React gives the element of each drawing its props anew.
  const drawingOf = (name: string) => {
    const element = day(name).element() as unknown as Record<string, unknown>;
    return element[Object.keys(element).find((key) => key.startsWith("__reactProps")) ?? ""];
  };
  const others = ["Lundi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

  test("is the day that changes, and none of the six others", async () => {
    await edit(slot(1, 2, "08:00", "12:00"), slot(2, 3, "08:00", "12:00"));
    const before = others.map(drawingOf);
    const tuesday = drawingOf("Mardi");
    expect(before).not.toContain(undefined);
    await day("Mardi")
      .getByRole("button", { name: /^Ajouter un créneau/ })
      .click();
    await start("Mardi", 2).fill("18");
    await userEvent.keyboard("{Tab}");
    expect(drawingOf("Mardi")).not.toBe(tuesday);
    for (const [place, name] of others.entries()) expect(drawingOf(name), name).toBe(before[place]);
  });
});
