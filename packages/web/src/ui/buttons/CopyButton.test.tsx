import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { accessibilityTree } from "../../testing/accessibilityTree.ts";
import { Announcer } from "../messages/Announcer.tsx";
import { CopyButton } from "./CopyButton.tsx";

test("is called what it shows and what it copies, and says so from beside itself (A11Y-01)", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(
    <>
      <CopyButton text="FR14" label="Copier" copied="Copié" about="IBAN" />
      <Announcer />
    </>,
  );
  expect(await accessibilityTree()).toContain("button Copier IBAN");
  const said = page.getByRole("status");
  await page.getByRole("button").click();
  await expect.element(said).toHaveTextContent("Copié, IBAN");
  const once = said.element().textContent;
  expect(await accessibilityTree()).toContain("button Copié IBAN");
  await page.getByRole("button").click();
  // The same words again are read only where the text is another.
  await expect.poll(() => said.element().textContent).not.toBe(once);
});
