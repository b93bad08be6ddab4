import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { resultOf, rulesAmong, scoreOf, withoutSurvivors } from "./mutants.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rules = "packages/domain/src/billing/invoice/invoice.rules.ts";

it("tries the rules of the domain that changed: neither words, nor tests, nor what is gone or stands elsewhere", () => {
  const changed = [
    "packages/domain/src/renewals/rule.ts",
    rules,
    "packages/domain/src/billing/invoice/invoice.rules.test.ts",
    "packages/domain/src/billing/invoice/invoice.api.ts",
    "packages/domain/src/interventions/intervention.texts.ts",
    "packages/domain/src/renewals/parent/texts.ts",
    "packages/domain/src/kernel/texts.ts",
    "packages/domain/src/testing/agency.ts",
    "packages/domain/src/gone/gone.rules.ts",
    "packages/api/src/portal.ts",
    "README.md",
  ];
  expect(rulesAmong(root, changed)).toEqual([
    rules,
    "packages/domain/src/kernel/texts.ts",
    "packages/domain/src/renewals/rule.ts",
  ]);
});

const source = "const late =\n  today >\n  due;\nconst most = 3;\n";
const mutant = (status: string, start: [number, number], end: [number, number], replacement: string) => ({
  status,
  replacement,
  location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
});
const report = {
  files: {
    [rules]: {
      source,
      mutants: [
        mutant("NoCoverage", [4, 14], [4, 15], "4"),
        mutant("Survived", [2, 3], [3, 6], "today >=\n  due"),
        mutant("Killed", [2, 3], [3, 6], "true"),
        mutant("Timeout", [2, 3], [3, 6], "false"),
        mutant("CompileError", [4, 14], [4, 15], "x"),
        mutant("Ignored", [4, 14], [4, 15], "y"),
      ],
    },
    "packages/domain/src/other.ts": { source, mutants: [mutant("Survived", [4, 14], [4, 15], "5")] },
  },
};

it("says of the files that were tried where a change was not noticed, and which", () => {
  const result = resultOf(report, [rules, "packages/domain/src/without/a/change.ts"]);
  expect(result).toEqual({
    caught: 2,
    survivors: [`${rules}:2: today > due → today >= due`, `${rules}:4: 3 → 4 (no test comes here)`],
  });
  expect(scoreOf(result)).toBe(50);
  expect(scoreOf({ caught: 0, survivors: [] })).toBe(100);
});

it("tries again what was missed before", () => {
  const left = withoutSurvivors({ ...report, config: {} });
  expect(left).toMatchObject({ config: {}, files: { [rules]: { source } } });
  expect(left.files[rules]?.mutants.map(({ status }) => status)).toEqual([
    "Killed",
    "Timeout",
    "CompileError",
    "Ignored",
  ]);
});
