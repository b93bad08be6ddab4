import { join } from "node:path";
import { criteria } from "@ribambelle/domain/accessibility/criteria";
import { accessibilityFigures } from "@ribambelle/domain/accessibility/figures";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { expect, it } from "vitest";
import { readLegalTexts } from "./readLegalTexts.ts";

const root = join(import.meta.dirname, "../../../..");
const results = { met: "met", failed: "**not met**", none: "nothing of the kind" };
// RGAA 4.1: how many criteria each of its thirteen themes has.
const perTheme = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const { met, applicable, percent, failed } = accessibilityFigures();

it("judges each of the 106 criteria once (A11Y-06)", () => {
  const numbers = perTheme.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(numbers).toHaveLength(106);
  expect(criteria.map(([number]) => number)).toEqual(numbers);
});

it.each([
  ["fr", `${met} des ${applicable} critères applicables sont respectés (${percent}\u00a0%)`, "Critère"],
  ["en", `${met} of the ${applicable} criteria that apply are met (${percent}%)`, "Criterion"],
] as const)("says in %s how many are met, and each that is not (A11Y-06)", (locale, figures, criterion) => {
  const { html } = readLegalTexts(null, aShownAgency()).accessibilite[locale];
  expect(html).toContain(figures);
  const told = [...html.matchAll(new RegExp(`${criterion} ([\\d.]+)`, "g"))].map(([, number]) => number);
  expect(told.toSorted()).toEqual(failed.toSorted());
});

it("tells them in docs/accessibility.md, with how each was judged (A11Y-06)", async () => {
  const rows = criteria.map(
    ([number, verdict, asks, method]) => `| ${number} | ${asks} | ${results[verdict]} | ${method} |`,
  );
  const page = `# How accessible the portal is

RGAA 4.1, all 106 criteria, judged by the makers themselves on 23 November 2026; nobody else has audited it. **${met} of the ${applicable}
that apply are met: ${percent} %.** Not met: ${failed.join(", ")}.

The table is \`packages/domain/src/accessibility/criteria.ts\`: this page and the figures of the public page « Accessibilité »
(\`{{criteriaMet}}\`, \`{{criteriaApplicable}}\`, \`{{criteriaPercent}}\`, [agency.md](agency.md)) are made from it. Judge again, change it there, then
\`vitest run --project api packages/api/src/agency/accessibility.test.ts --update\` writes this page.

- **Pages**: sign-in, home of each role, contracts of both, interventions (month, week, list, a detail), invoices and one of them,
  payments, certificates, contacts, sponsorship, settings, account security, renewal of both, survey, profile and its preview, payslips,
  documents to read and one of them, the agency’s desk, legal pages, errors. What is said of *every page* holds for the list that the
  build writes (\`pages.json\`).
- **With**: Chromium and its accessibility tree (\`e2e/what-things-are-called.spec.ts\`), axe-core 4 with
  \`label-content-name-mismatch\`, Playwright at 320, 390, 768, 1024 and 1440 pixels, the keyboard alone, html-validate 9.
- *The walk* is that journey: each page of each role, in the window of a phone and of a desk. *Tree* is what Chromium tells a screen reader.
  No session with a screen reader itself was held.

| Criterion | Asks | Result | How it was judged |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
  await expect(page).toMatchFileSnapshot(join(root, "docs/accessibility.md"));
});
