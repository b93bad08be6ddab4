import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider, setLocale } from "../../../client/locale.tsx";
import { accessibilityTree } from "../../../testing/accessibilityTree.ts";
import { DateField } from "./DateField.tsx";

function Example({ value = "", error }: { value?: string; error?: string }) {
  const [held, setHeld] = useState(value);
  return (
    <LocaleProvider>
      <DateField
        label="Date de reprise"
        value={held}
        onChange={setHeld}
        min="2026-06-15"
        max="2026-09-30"
        error={error}
      />
      <output>{held}</output>
    </LocaleProvider>
  );
}
const field = page.getByRole("textbox", { name: "Date de reprise" });
const held = page.getByRole("status");
const calendarInput = () => document.querySelector('input[type="date"]') as HTMLInputElement;

const putCaret = (at: number) => (field.element() as HTMLInputElement).setSelectionRange(at, at);
const caret = () => (field.element() as HTMLInputElement).selectionStart;

describe("typing a date", () => {
  test("writes its slashes, takes digits alone, and gives the day once it is whole (SURVEY-59)", async () => {
    await render(<Example />);
    await field.click();
    await userEvent.keyboard("0a1");
    await expect.element(field).toHaveValue("01/");
    await userEvent.keyboard("0920");
    await expect.element(held).toHaveTextContent("01/09/20");
    await userEvent.keyboard("267");
    await expect.element(field).toHaveValue("01/09/2026");
    await expect.element(held).toHaveTextContent("2026-09-01");
    await expect.element(field).toHaveAttribute("inputmode", "numeric");
    await expect.element(field).toHaveAttribute("autocomplete", "off");
  });

  test("keeps the caret where something was changed in the middle (SURVEY-59)", async () => {
    await render(<Example value="2026-09-01" />);
    await field.click();
    putCaret(4);
    await userEvent.keyboard("{Backspace}7");
    await expect.element(field).toHaveValue("01/79/2026");
    expect(caret()).toBe(4);
    await userEvent.keyboard("x{Backspace}");
    await expect.element(field).toHaveValue("01/9/2026");
    expect(caret()).toBe(3);
    await userEvent.tab();
    await expect.element(held).toHaveTextContent("2026-09-01");
  });

  test.each(["2026-09-01", "1/9/2026", "01.09.2026", "le 01/09/2026 à midi", "« 01.09.2026 »"])(
    "understands %s when it is pasted (SURVEY-59)",
    async (text) => {
      await render(<Example value="2026-07-14" />);
      await field.click();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      field
        .element()
        .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      await expect.element(field).toHaveValue("01/09/2026");
      await expect.element(held).toHaveTextContent("2026-09-01");
    },
  );

  test("has the same form in English (I18N-OP7)", async () => {
    setLocale("en");
    onTestFinished(() => setLocale("fr"));
    await render(<Example value="2026-09-01" />);
    await expect.element(field).toHaveValue("01/09/2026");
    await expect.element(field).toHaveAttribute("aria-required", "true");
    await expect.element(page.getByText("Day, month and year, for example 01/09/2026")).toBeVisible();
  });
});

describe("a date that cannot be taken", () => {
  test.each([
    ["0109", "Entrez une date complète"],
    ["31022026", "La date est invalide ou non autorisée"],
    ["14062026", "La date est invalide ou non autorisée"],
    ["01102026", "La date est invalide ou non autorisée"],
  ])("%s is said when the field is left: %s (SURVEY-60, SURVEY-61, RENEWBS-34)", async (keys, sentence) => {
    await render(<Example />);
    await field.click();
    await userEvent.keyboard(keys);
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
  });

  test("is said in the words of its form where that has any", async () => {
    await render(<Example value="01/0" error="Choisissez une date avant le 1er octobre." />);
    await expect.element(field).toHaveAccessibleDescription(/Choisissez une date avant le 1er octobre\.$/);
  });
});

describe("the calendar", () => {
  test("is no second field to a screen reader, which has the button (A11Y-05)", async () => {
    await render(<Example value="2026-09-01" />);
    const told = await accessibilityTree();
    const fields = told.filter((one) => /^(Date|DateTime|InputTime|textbox|spinbutton|button)\b/.test(one));
    expect(fields).toEqual([
      "textbox Date de reprise",
      "button Choisir dans un calendrier (Date de reprise)",
    ]);
  });

  test("is the browser’s own, opened by a button, and offers no day outside the limits (RENEWBS-34)", async () => {
    await render(<Example value="2026-09-01" />);
    const input = calendarInput();
    const opened = vi.spyOn(input, "showPicker");
    await page.getByRole("button", { name: "Choisir dans un calendrier (Date de reprise)" }).click();
    expect(opened).toHaveBeenCalledOnce();
    expect([input.min, input.max, input.value]).toEqual(["2026-06-15", "2026-09-30", "2026-09-01"]);
    await userEvent.keyboard("{Escape}");
    opened.mockImplementationOnce(() => {
      throw new DOMException("only where people point", "NotAllowedError");
    });
    await page.getByRole("button", { name: "Choisir dans un calendrier (Date de reprise)" }).click();
    await expect.element(page.elementLocator(input)).toHaveFocus();
    await page.elementLocator(input).fill("2026-08-20");
    await expect.element(field).toHaveValue("20/08/2026");
  });
});
