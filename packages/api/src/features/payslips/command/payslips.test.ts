import { afterAll, beforeAll, expect, it } from "vitest";
import { type PayslipPortal, payslipPortal } from "../../../testing/testPayslips.ts";
import { payslipsCommand } from "./payslips.ts";

let tried: PayslipPortal;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  tried = await payslipPortal();
});
afterAll(() => tried.portal.close());

const run = (...args: string[]) => {
  [printed, wrong] = [[], []];
  const plain = (line: string) => line.replaceAll("\u00a0", " ");
  return payslipsCommand(args, {
    connection: tried.portal.database.connection,
    fileStore: tried.portal.fileStore,
    now: tried.portal.deps.now(),
    print: (line) => void printed.push(plain(line)),
    printError: (line) => void wrong.push(plain(line)),
  });
};

it("npm run payslips -- --choices says who receives payslips on paper, since when, and by when (PAYSLIP-10)", async () => {
  expect(await run("--choices")).toBe(0);
  expect(printed).toEqual([expect.stringContaining("Personne n’a choisi le papier")]);
  const [one, other] = [await tried.babysitter(), await tried.babysitter()];
  await tried.choose("Paper", one.cookie);
  await tried.choose("Paper", other.cookie);
  await tried.choose("Electronic", other.cookie);
  expect(await run("--choices")).toBe(0);
  expect(printed).toEqual([
    "Camille Durand (INT-1) : papier, demandé le 23 novembre 2026 à 9 h, au plus tard pour les paies versées après le 23/02/2027",
    "Camille Durand (INT-2) : électronique, depuis le 23 novembre 2026 à 9 h",
  ]);
});

it.each([
  [[], "Usage : npm run payslips -- --choices [--lang fr|en]"],
  [["--else"], "L’option --else n’est pas connue. Usage : npm run payslips -- --choices [--lang fr|en]"],
  [["x", "--choices"], "L’option x n’est pas connue. Usage : npm run payslips -- --choices [--lang fr|en]"],
])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect([printed, wrong]).toEqual([[], [sentence]]);
});
