import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Waits until a form says that so many of its fields are wrong, and has its focus there (AGUI-27). */
export async function expectSummary(form: Locator, wrong: number): Promise<void> {
  const said = `${wrong} champs sont à corriger`;
  await expect.element(form.getByRole("heading", { name: said })).toBeVisible();
  expect(document.activeElement?.querySelector("h2")?.textContent).toBe(said);
}

/** How the fields are called to which such a summary leads, in their order. */
export const namedInSummary = (): (string | null)[] =>
  [...document.querySelectorAll("[data-wrong-fields] button")].map(({ textContent }) => textContent);
