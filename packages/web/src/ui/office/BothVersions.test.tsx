import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BothVersions } from "./BothVersions.tsx";

const note = {
  name: "Note",
  kept: "Rappelée",
  mine: "https://agence.example.fr/un-devis-de-mille-deux-cents-euros",
};

test.each([
  [270, "one under the other"],
  [560, "side by side"],
] as const)("both versions stay in a place of %i px, %s (AGUI-22)", async (width, how) => {
  await page.viewport(1_280, 844);
  const { container } = await render(
    <div style={{ width }}>
      <BothVersions told="Omar Ali a modifié cette fiche à 9 h." fields={[note]} ref={null} />
    </div>,
  );
  await expect.element(page.getByText("Rappelée")).toBeVisible();
  const right = container.querySelector("div > div")?.getBoundingClientRect().right ?? 0;
  const seen = [...container.querySelectorAll("table, td, td *")].map((one) => one.getBoundingClientRect());
  expect(Math.max(...seen.map((one) => one.right))).toBeLessThanOrEqual(right);
  const [kept, mine] = [...container.querySelectorAll("td")].map((one) => one.getBoundingClientRect());
  expect(kept?.top === mine?.top).toBe(how === "side by side");
  // Each takes half of the room, or all of it.
  expect(Math.abs((kept?.width ?? 0) - (mine?.width ?? 0))).toBeLessThan(1);
  const table = container.querySelector("table")?.getBoundingClientRect();
  expect((table?.right ?? 0) - (mine?.right ?? 0)).toBeLessThan(20);
});
