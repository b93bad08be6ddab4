import { globSync } from "node:fs";
import { join } from "node:path";
import type { ActWords } from "@ribambelle/domain/kernel/acts/act";
import { expect, it } from "vitest";
import { actKinds } from "../../features.ts";

const root = join(import.meta.dirname, "../../../../..");
const files = globSync("packages/domain/src/**/*.acts.ts", { cwd: root });
const kinds = Object.values(actKinds).toSorted((one, other) => (one.action < other.action ? -1 : 1));
const nothing = { subject: null, changes: null };

it("knows every act that a feature declares, by its record", async () => {
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const declared = modules.flatMap((module) =>
    Object.values<Record<string, ActWords>>(module).flatMap((each) => Object.values(each)),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(kinds.map(({ action }) => action)).toEqual(declared.map(({ action }) => action).toSorted());
});

it.each(kinds.map((kind) => [kind.action, kind] as const))(
  "says %s in both languages (AUDITS-09)",
  (action, kind) => {
    expect(action).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
    const { fr, en } = kind.say(nothing);
    // What follows a name: « Anne Roy a ouvert une session ».
    expect(fr).toMatch(/^(a|n’a|s’est) \S+ .+[^.]$/);
    expect(en).toMatch(/^\S+ .+[^.]$/);
    expect(en).not.toBe(fr);
  },
);

it("is told in docs/audit.md, act by act", async () => {
  const rows = kinds.map((kind) => {
    const { fr, en } = kind.say(nothing);
    return `| \`${kind.action}\` | ${fr} | ${en} |`;
  });
  const page = `# What the audit notes

Every \`action\` of the table \`audit_entry\`, and what it says of who did it. What a field was and is stands beside it, in \`changes\` of
\`audit_detail\`. This page is made from the acts that features declare (\`packages/domain/src/*/*.acts.ts\`): \`vitest run --project api
packages/api/src/features/audit/acts.test.ts --update\` writes it again. Who reads it and for how long: [security.md](security.md),
[personal-data.md](personal-data.md).

| Action | French | English |
| --- | --- | --- |
${rows.join("\n")}
`;
  await expect(page).toMatchFileSnapshot(join(root, "docs/audit.md"));
});
