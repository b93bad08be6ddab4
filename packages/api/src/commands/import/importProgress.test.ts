import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { openProgress, progressText } from "./importProgress.ts";

const half = { file: "personnes.csv", rows: 20_000, bytes: 50, totalBytes: 100 };

function terminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: "utf8" }), {
    isTTY,
    columns: 200,
    cursorTo: () => true,
    clearLine: () => true,
  });
  return { stream, shown: () => String(stream.read() ?? "") };
}

describe("the progress of an import", () => {
  test.each([
    ["fr", "20 000 lignes, 8 000 par seconde, encore 3 s"],
    ["en", "20,000 lines, 8,000 a second, 3 s left"],
  ] as const)("is how many lines, how fast and how long still: %s", (locale, text) => {
    expect(progressText(half, 2.5, locale).replace(/[\u00a0\u202f]/g, " ")).toBe(text);
  });

  test("has minutes when it takes some, and nothing left at the end", () => {
    expect(progressText({ ...half, bytes: 1, totalBytes: 126 }, 1, "en")).toContain("2 min 05 s left");
    expect(progressText({ ...half, bytes: 100 }, 3, "en")).toBe("20,000 lines, 6,667 a second");
  });

  test("is a bar with the file's name on a terminal, and goes away", async () => {
    const { stream, shown } = terminal(true);
    const progress = await openProgress(stream, "xterm", "fr");
    progress.show(half);
    expect(shown()).toMatch(/personnes\.csv \[=+-+\] 50 % · 20\s000 lignes/);
    progress.clear();
    progress.clear();
  });

  test.each([
    ["a file or a pipe", false, "xterm"],
    ["a terminal that cannot redraw", true, "dumb"],
  ])("does not show in %s", async (_, isTTY, name) => {
    const { stream, shown } = terminal(isTTY);
    const progress = await openProgress(stream, name, "fr");
    progress.show(half);
    progress.clear();
    expect(shown()).toBe("");
  });
});
