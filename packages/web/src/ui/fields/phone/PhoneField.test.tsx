import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider } from "../../../client/locale.tsx";
import { PhoneField } from "./PhoneField.tsx";

function Example({ value = "" }: { value?: string }) {
  const [held, setHeld] = useState(value);
  return (
    <LocaleProvider>
      <PhoneField label="Téléphone" value={held} onChange={setHeld} />
      <samp data-testid="held">{held}</samp>
    </LocaleProvider>
  );
}
const field = page.getByRole("textbox", { name: "Téléphone" });
const country = page.getByRole("combobox", { name: "Indicatif (Téléphone)" });
const held = page.getByTestId("held");

test.each([
  ["06 39 98 11 98", "06 39 98 11 98", "+33639981198", "33"],
  ["0612345678", "06 12 34 56 78", "+33612345678", "33"],
  ["+33 1 42 68 53 00", "01 42 68 53 00", "+33142685300", "33"],
  ["0262 90 00 01", "0262 90 00 01", "+262262900001", "262"],
  ["0590 27 00 01", "0590 27 00 01", "+590590270001", "590"],
])(
  "understands %s, and shows it in its national form (SURVEY-OP1, SURVEY-50, SURVEY-51)",
  async (typed, shown, kept, code) => {
    await render(<Example />);
    await expect.element(country).toHaveValue("33");
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(shown.replaceAll(" ", "\u00a0"));
    await expect.element(held).toHaveTextContent(kept);
    await expect.element(country).toHaveValue(code);
  },
);

test("reads a number in the country that was chosen (SURVEY-OP1)", async () => {
  await render(<Example />);
  await country.selectOptions("596");
  await field.fill("696 20 00 01");
  await userEvent.tab();
  await expect.element(held).toHaveTextContent("+596696200001");
});

test("leaves a whole number as it is typed until the field is left (SURVEY-51)", async () => {
  await render(<Example />);
  await field.fill("+33612345678");
  await expect.element(held).toHaveTextContent("+33612345678");
  await expect.element(field).toHaveValue("+33612345678");
  await userEvent.tab();
  await expect.element(field).toHaveValue("06\u00a012\u00a034\u00a056\u00a078");
});

test("keeps what is half typed as it is, and a digit in the middle where it is typed", async () => {
  await render(<Example value="+33612345678" />);
  await field.click();
  (field.element() as HTMLInputElement).setSelectionRange(4, 4);
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("06\u00a02\u00a034\u00a056\u00a078");
  await userEvent.tab();
  await expect.element(held).toHaveTextContent("06 2 34 56 78");
});
