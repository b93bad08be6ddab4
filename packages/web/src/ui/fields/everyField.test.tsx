import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider } from "../../client/locale.tsx";
import { AddressField } from "./address/AddressField.tsx";
import { CityField } from "./address/CityField.tsx";
import { Choices } from "./Choices.tsx";
import { DateField } from "./date/DateField.tsx";
import { HoursSlider } from "./hours/HoursSlider.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./phone/PhoneField.tsx";
import { Radios, YesNo } from "./Radios.tsx";
import { Select } from "./Select.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";
import { TimeField } from "./time/TimeField.tsx";

const problem = "Ce champ est obligatoire";
const hint = "Comme sur votre contrat";
const choices = [{ value: 1, fr: "Une", en: "One" }];
const nothing = () => undefined;
const nowhere = { fullAddress: "", streetName: "", streetNumber: "", city: "", postalCode: "" };

interface Said {
  readonly error?: string;
  readonly hint?: string;
  readonly optional?: true;
}
const fields: Record<string, (said: Said) => ReactNode> = {
  "of one line": (said) => <TextField {...said} label="Champ" />,
  "of several lines": (said) => <TextArea {...said} label="Champ" />,
  "of a password": (said) => <PasswordField {...said} label="Champ" />,
  "of a date": (said) => <DateField {...said} label="Champ" value="" onChange={nothing} />,
  "of a phone number": (said) => <PhoneField {...said} label="Champ" value="" onChange={nothing} />,
  "of an address": (said) => <AddressField {...said} label="Champ" value={nowhere} onChange={nothing} />,
  "of one choice in a list": (said) => (
    <Select {...said} label="Champ" choices={choices} value={null} onChange={nothing} />
  ),
  "of a number on a scale": (said) => (
    <HoursSlider
      {...said}
      label="Champ"
      value={null}
      onChange={nothing}
      min={1}
      max={5}
      write={String}
      writeEnd={String}
    />
  ),
};
const questions: Record<string, (said: Said) => ReactNode> = {
  "of one choice": (said) => (
    <Radios {...said} legend="Champ" choices={choices} value={null} onChange={nothing} />
  ),
  "by yes or no": (said) => <YesNo {...said} legend="Champ" value={null} onChange={nothing} />,
  "of several choices": (said) => (
    <Choices {...said} legend="Champ">
      <input type="checkbox" aria-label="Une" />
    </Choices>
  ),
};

const show = (field: ReactNode) => render(<LocaleProvider>{field}</LocaleProvider>);
const controlled = () => page.getByLabelText("Champ", { exact: true });

describe("what is wrong with a field is said with it (ERR-01)", () => {
  test.each(Object.entries(fields))("a field %s is known as wrong, and why", async (_, field) => {
    await show(field({ error: problem, hint }));
    await expect.element(controlled()).toHaveAttribute("aria-invalid", "true");
    await expect.element(controlled()).toHaveAccessibleDescription(`${hint} ${problem}`);
  });

  test.each(Object.entries(fields))(
    "a field %s of which nothing is wrong says its hint alone",
    async (_, field) => {
      await show(field({ hint }));
      await expect.element(controlled()).not.toHaveAttribute("aria-invalid");
      await expect.element(controlled()).toHaveAccessibleDescription(hint);
    },
  );

  test.each(Object.entries(questions))(
    "a question %s says its hint and what is wrong",
    async (_, question) => {
      await show(question({ error: problem, hint }));
      const group = page.getByRole("group", { name: "Champ" });
      await expect.element(group).toHaveAccessibleDescription(`${hint} ${problem}`);
    },
  );

  test("a city and its code each say what is wrong with them", async () => {
    await show(
      <CityField
        value={{ city: "", postalCode: "" }}
        onChange={nothing}
        errors={{ city: problem, postalCode: "Code inconnu" }}
      />,
    );
    const city = page.getByRole("combobox", { name: "Ville" });
    await expect.element(city).toHaveAccessibleDescription(problem);
    await expect
      .element(page.getByRole("combobox", { name: "Code postal" }))
      .toHaveAccessibleDescription("Code inconnu");
  });

  test("a time is described by the sentence under it", async () => {
    await show(
      <>
        <TimeField label="Champ" called="fin" value="" onChange={nothing} end="end" errorId="pourquoi" />
        <p id="pourquoi">{problem}</p>
      </>,
    );
    await expect.element(controlled()).toHaveAttribute("aria-invalid", "true");
    await expect.element(controlled()).toHaveAccessibleDescription(problem);
  });
});

test.each(["of a date", "of a phone number", "of an address", "of one choice in a list"])(
  "a field %s is required unless its label says that it is not (ERR-01)",
  async (name) => {
    const field = fields[name];
    const { rerender } = await show(field?.({}));
    await expect.element(page.getByLabelText(/^Champ/).first()).toHaveAttribute("aria-required", "true");
    await rerender(<LocaleProvider>{field?.({ optional: true })}</LocaleProvider>);
    await expect
      .element(page.getByLabelText(/^Champ.*facultatif/).first())
      .not.toHaveAttribute("aria-required");
  },
);
