import { expect, it, onTestFinished } from "vitest";

it("an expectation is tried again while scripts come", async () => {
  let come = 0;
  const coming = setInterval(async () => {
    await fetch(`/src/testing/chips.ts?${come}`);
    come += 1;
  }, 10);
  onTestFinished(() => clearInterval(coming));
  // Each look counts: none is true within the limit of one try.
  await expect.poll(() => come > 30, { timeout: 100, interval: 20 }).toBe(true);
});

it("an expectation that nothing comes for ends at its limit, and names the line that asked", async () => {
  const failure = await expect
    .poll(() => 3, { timeout: 50 })
    .toBe(4)
    .then(null, (error: Error) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining("expected 3 to be 4") });
  expect(failure?.stack).toMatch(/^expected 3 to be 4[^\n]*\n[^\n]*patience\.test\.ts/);
});
