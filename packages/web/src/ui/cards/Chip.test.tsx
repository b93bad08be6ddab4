import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Chip } from "./Chip.tsx";

test.each([
  ["Devis envoyé", true],
  ["En attente de signature", false],
])("a short state is never cut in two, however narrow its column: %s", async (state, isWhole) => {
  await render(
    <div style={{ width: "4rem" }}>
      <Chip>{state}</Chip>
    </div>,
  );
  const chip = page.getByText(state).element();
  const { height } = chip.getBoundingClientRect();
  // Its edges take less than a line.
  expect(Math.floor(height / Number.parseFloat(getComputedStyle(chip).lineHeight)) === 1).toBe(isWhole);
});
