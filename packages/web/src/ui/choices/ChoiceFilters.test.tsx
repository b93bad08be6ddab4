import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChoiceFilters, choicesIn } from "./ChoiceFilters.tsx";
import { ChoiceBox, ChoiceBoxes, ChoiceGroup } from "./ChoiceGroup.tsx";

const words = { filters: "Critères", apply: "Appliquer", clear: "Tout effacer" };

async function show(without: Readonly<Record<string, undefined>> | null = { jour: undefined }) {
  const goTo = vi.fn();
  const told: unknown[] = [];
  await render(
    <ChoiceFilters
      list={{ hrefTo: (change) => `?${Object.keys(change).join("&")}`, goTo }}
      words={words}
      opener="Critères (2)"
      without={without}
      onTold={(form, isSent) => told.push([choicesIn(form, ["jour", "mot", "rien"]), isSent])}
    >
      <ChoiceGroup legend="Jours">
        <ChoiceBoxes>
          <ChoiceBox type="checkbox" name="jour" value="lundi" label="Lundi" count={0} checked />
          <ChoiceBox type="checkbox" name="jour" value="mardi" label="Mardi" checked />
          <ChoiceBox type="radio" name="rythme" value="tous" label="Tous" checked={false} />
        </ChoiceBoxes>
      </ChoiceGroup>
      <input aria-label="Mot" name="mot" defaultValue="" />
    </ChoiceFilters>,
  );
  return { goTo, told };
}
const form = page.getByRole("form", { name: "Critères" });

test("choices are told at once, what is typed when the form is sent, several of one together (NANNY-24, OFFER-06)", async () => {
  const { told } = await show();
  await expect.element(page.getByRole("group", { name: "Jours" })).toBeVisible();
  await page.getByLabelText("Mot").fill("Rezé");
  expect(told).toEqual([]);
  await page.getByRole("radio", { name: "Tous" }).click();
  const said = { jour: "lundi,mardi", mot: "Rezé", rien: undefined };
  expect(told).toStrictEqual([[said, false]]);
  expect(form.element().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))).toBe(false);
  expect(told.at(-1)).toStrictEqual([said, true]);
});

test("a choice says how many would remain, nobody too, and is checked as the address says (NANNY-24)", async () => {
  await show();
  await expect.element(page.getByRole("checkbox", { name: "Lundi (0)" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "Mardi", exact: true })).toBeChecked();
});

test("all choices are taken away by one link, which is there while something is chosen (NANNY-24)", async () => {
  const { goTo } = await show();
  const clear = page.getByRole("link", { name: "Tout effacer" });
  await expect.element(clear).toHaveAttribute("href", "?jour");
  await clear.click();
  expect(goTo.mock.calls).toStrictEqual([[{ jour: undefined }]]);
});

test("choices are folded on a phone until one opens them, and no link takes away what is not chosen (NANNY-24)", async () => {
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(390, 844);
  await show(null);
  const opener = page.getByRole("button", { name: "Critères (2)" });
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await expect.element(form).not.toBeInTheDocument();
  await opener.click();
  await expect.element(form).toBeVisible();
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  expect(opener.element().getAttribute("aria-controls")).toBe(form.element().id);
  await expect.element(page.getByRole("link", { name: "Tout effacer" })).not.toBeInTheDocument();
  await opener.click();
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await expect.element(form).not.toBeInTheDocument();
});
