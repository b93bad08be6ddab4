import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider, setLocale } from "../../client/locale.tsx";
import { type RunFile, RunFiles } from "./RunFiles.tsx";

const file: RunFile = {
  ...{ name: "personnes.csv", step: 1, byteCount: 4_200, sha256: "ab".repeat(32), isKept: true },
  ...{ separator: ";", encoding: "utf-8", lines: 216, unknownColumns: [], missingColumns: [], problems: [] },
  counts: { created: 12_400, updated: 1_204, unchanged: 0, refused: 214 },
};

test("a file of an import has its name and its title, in English too (IMPORTS-17)", async () => {
  onTestFinished(() => setLocale("fr"));
  await render(
    <LocaleProvider>
      <RunFiles files={[file]} shows="record" />
    </LocaleProvider>,
  );
  await expect.element(page.getByText(/^personnes\.csv/)).toMatchTextContent(/^personnes\.csv : personnes/);
  setLocale("en");
  await expect.element(page.getByText(/^personnes\.csv/)).toMatchTextContent(/^personnes\.csv: people/);
});

test("the files of an import are moved sideways by themselves where letters are twice as large, not the page (IMPORTS-17, AGUI-08)", async () => {
  await page.viewport(1_280, 844);
  const root = document.documentElement;
  root.style.fontSize = "200%";
  onTestFinished(() => {
    root.style.removeProperty("font-size");
  });
  const { container } = await render(
    <LocaleProvider>
      <RunFiles files={[file]} shows="record" />
    </LocaleProvider>,
  );
  await expect.element(page.getByText(/^personnes\.csv/)).toBeVisible();
  container.style.width = "700px";
  const table = page.getByRole("table").element();
  expect(table.clientWidth).toBeGreaterThan(700);
  expect(container.scrollWidth).toBe(700);
});
