import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LiveNote } from "./LiveNote.tsx";

test("a note that appears is told, by a place that was there before it", async () => {
  const { container, rerender } = await render(<LiveNote kind="success">{null}</LiveNote>);
  const place = container.querySelector('[aria-live="polite"]');
  expect(place?.textContent).toBe("");
  await rerender(<LiveNote kind="success">Votre code est parti.</LiveNote>);
  await expect.element(page.getByText("Votre code est parti.")).toBeVisible();
  expect(place?.textContent).toBe("Votre code est parti.");
});
