import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

interface WithAxe {
  readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

// Once a document: it is 650 KB to send and to read.
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

/** Gives what axe finds wrong on the page as it stands: each rule, with its places. */
export async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  await Promise.all(page.frames().map(bring));
  // Of what it finds right, it would else write down each place as well.
  const asked: RunOptions = { ...options, resultTypes: ["violations"] };
  const { violations } = await page.evaluate(async (run) => {
    const found = await (window as WithAxe).axe?.run(run);
    if (!found) throw new Error("axe did not come");
    return { violations: found.violations.map(({ id, nodes }) => ({ id, nodes })) };
  }, asked);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
