import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";

it("an expectation is tried again while scripts come", async () => {
  let looks = 0;
  const look = async () => {
    await fetch(`/src/testing/chips.ts?${looks}`);
    looks += 1;
    return looks > 30;
  };
  // Thirty looks are longer than one try.
  await expect.poll(look, { timeout: 1_500, interval: 60 }).toBe(true);
});

it("an expectation is tried again while the bundler has a script to send", async () => {
  let came = false;
  // By an address that the bundler does not read here.
  const script = "/src/testing/worker/scriptsPath.ts?late=900";
  const coming = import(/* @vite-ignore */ script).then(() => {
    came = true;
  });
  await expect.poll(() => came, { timeout: 200 }).toBe(true);
  await coming;
});

it("an expectation that nothing comes for ends at its limit, and names the line that asked", async () => {
  const failure = await expect
    .poll(() => 3, { timeout: 50 })
    .toBe(4)
    .then(null, (error: Error) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining("expected 3 to be 4") });
  expect(failure?.stack).toMatch(/^expected 3 to be 4[^\n]*\n[^\n]*patience\.test\.ts/);
});

it("a click that keeps the page busy beyond its limit is not made again", async () => {
  let taken = 0;
  const button = document.createElement("button");
  button.textContent = "Long";
  button.onclick = () => {
    taken += 1;
    const until = performance.now() + 2_500;
    while (performance.now() < until);
  };
  document.body.append(button);
  onTestFinished(() => button.remove());
  // Long enough for a slow machine to come as far as the click.
  await page.getByRole("button", { name: "Long" }).click({ timeout: 1_500 });
  expect(taken).toBe(1);
});
