import { useState } from "react";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider, setLocale } from "../../../client/locale.tsx";
import { TimeField } from "./TimeField.tsx";
import { type End, nearestPlace, steppedTime, timesToChoose } from "./timeSteps.ts";

function Field({ value, end, after = null }: { value: string; end: End; after?: string | null }) {
  const [typed, setTyped] = useState(value);
  return (
    <LocaleProvider>
      <TimeField label="à" called="fin" value={typed} onChange={setTyped} end={end} after={after} />
    </LocaleProvider>
  );
}
const show = (value = "", end: End = "start", after: string | null = null) =>
  render(<Field value={value} end={end} after={after} />);
const field = page.getByRole("textbox", { name: "à" });
const opener = page.getByRole("button", { name: "Choisir dans une liste (fin)" });
const list = page.getByRole("listbox", { name: "Heures" });
const active = () => list.getByRole("option", { selected: true });

describe("typing a time", () => {
  test("understands it when the field is left, to the quarter of an hour (PROF-36)", async () => {
    await show();
    await field.click();
    await userEvent.keyboard("8h20");
    await expect.element(field).toHaveValue("8h20");
    await userEvent.tab();
    await expect.element(field).toHaveValue("8\u00a0h\u00a015");
  });

  test("understands it on Enter (PROF-36)", async () => {
    await show("16h");
    await field.click();
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("16\u00a0h");
  });

  test("stays as it is typed until the field is left, then is written as it is read (I18N-OP8)", async () => {
    await show();
    await field.click();
    await userEvent.keyboard("16:15");
    await expect.element(field).toHaveValue("16:15");
    await userEvent.tab();
    await expect.element(field).toHaveValue("16\u00a0h\u00a015");
    setLocale("en");
    onTestFinished(() => setLocale("fr"));
    await expect.element(field).toHaveValue("16:15");
  });

  test("keeps what it does not understand as it was typed", async () => {
    await show("25h");
    await field.click();
    await userEvent.tab();
    await expect.element(field).toHaveValue("25h");
  });

  test("takes 23:53 for midnight at the end of a slot only (PROF-36)", async () => {
    await show("2353", "end");
    await field.click();
    await userEvent.tab();
    await expect.element(field).toHaveValue("minuit");
  });
});

describe("the arrows", () => {
  test.each([
    ["ArrowUp", "08:00", "8\u00a0h\u00a015"],
    ["ArrowDown", "08:00", "7\u00a0h\u00a045"],
    ["PageUp", "08:00", "9\u00a0h"],
    ["PageDown", "08:00", "7\u00a0h"],
    ["Alt>}{ArrowUp}{/Alt", "08:00", "9\u00a0h"],
  ])("%s turns %s into %s (PROF-36)", async (key, from, to) => {
    await show(from);
    await field.click();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(field).toHaveValue(to);
  });

  test("what the arrows give is written as people read it, also after something was typed (PROF-36, I18N-OP8)", async () => {
    await show("08:00");
    await field.fill("9:00");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field).toHaveValue("9\u00a0h\u00a015");
  });

  test.each([
    ["23:45", 15, "start", "23:45"],
    ["00:15", -60, "start", "00:00"],
    ["23:45", 15, "end", "00:00"],
    ["00:00", 15, "end", "00:00"],
    ["00:00", -15, "end", "23:45"],
    ["00:15", -15, "end", "00:15"],
    ["", 15, "start", "08:00"],
    ["16h", 15, "start", "16:15"],
  ] as const)(
    "the arrows move %j by %i minutes, and a %s stops at %s within the day (PROF-36)",
    (typed, by, end, time) => {
      expect(steppedTime(typed, by, end)).toBe(time);
    },
  );
});

describe("the list of times", () => {
  test("goes by quarters of an hour, for an end after the start and until midnight (PROF-36)", () => {
    const whole = timesToChoose("start", null);
    expect([whole.length, whole[0], whole.at(-1)]).toEqual([96, "00:00", "23:45"]);
    expect(timesToChoose("end", "23:15")).toEqual(["23:30", "23:45", "00:00"]);
  });

  test.each([
    ["19:10", "end", "19:15"],
    ["", "start", "08:00"],
    ["00:00", "end", "00:00"],
    ["08:00", "end", "16:45"],
  ] as const)("opens near %j for a %s: at %s", (typed, end, time) => {
    const times = timesToChoose(end, end === "end" ? "16:30" : null);
    expect(times[nearestPlace(times, typed, end)]).toBe(time);
  });

  test("opens at the time of the field, and gives the chosen one (PROF-36)", async () => {
    await show("16:30");
    await opener.click();
    await expect.element(list).toHaveFocus();
    await expect.element(active()).toHaveTextContent("16 h 30");
    await expect.element(active()).toBeInViewport();
    await list.getByRole("option", { name: "17 h", exact: true }).click();
    await expect.element(field).toHaveValue("17\u00a0h");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("writes times as they are read, midnight at the end of a slot (I18N-OP8)", async () => {
    await show("22:30", "end", "23:15");
    await opener.click();
    const options = list.getByRole("option").elements();
    expect(options.map((option) => option.textContent)).toEqual([
      "23\u00a0h\u00a030",
      "23\u00a0h\u00a045",
      "minuit",
    ]);
  });

  test("is gone through with the keys, and Escape leaves the field as it was", async () => {
    await show("16:30");
    await opener.click();
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    await expect.element(active()).toHaveTextContent("17 h 45");
    await expect.element(list).toHaveAttribute("aria-activedescendant", active().element().id);
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue("16\u00a0h\u00a030");
    await opener.click();
    await userEvent.keyboard("{End}{Enter}");
    await expect.element(field).toHaveValue("23\u00a0h\u00a045");
  });
});
