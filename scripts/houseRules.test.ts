import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staleExemptions } from "./houseRules/textRules.mjs";
import { breaches } from "./houseRules.mjs";

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "ribambelle-house-"));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

async function breachesOf(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const { found, modules } = await breaches(house);
  expect(modules).toBeGreaterThan(0);
  return found.map((breach: string) => breach.split(":")[0] ?? "").sort();
}

const d = "packages/domain/src";
const a = "packages/api/src";
const w = "packages/web/src";
const p = "packages/embedded-postgres/src";
const something = "export const something = 1;\n";
const imports = (path: string) => `import { something } from "${path}";\nexport const other = something;\n`;

it.each([
  [
    "two features of the domain",
    `${d}/contracts/contract.ts`,
    `${d}/photos/photo.ts`,
    `${d}/contracts/period.ts`,
  ],
  ["two rooms of the API", `${a}/db/connect.ts`, `${a}/files/store.ts`, `${a}/db/rows.ts`],
  [
    "two features of the API",
    `${a}/features/contracts/index.ts`,
    `${a}/features/photos/index.ts`,
    `${a}/features/contracts/more.ts`,
  ],
])("finds a circle of %s, though no file is in one", async (_, one, other, third) => {
  const to = (from: string, file: string) =>
    posix.relative(posix.dirname(from), file).replace(/^(?!\.)/, "./");
  const files = { [one]: imports(to(one, other)), [other]: imports(to(other, third)), [third]: something };
  expect(await breachesOf(files)).toContain("no-circle-of-rooms");
  expect(await breachesOf({ [other]: something })).not.toContain("no-circle-of-rooms");
});

it("exempts nobody for nothing, and says where it does", () => {
  expect(staleExemptions(fileURLToPath(new URL("..", import.meta.url)))).toEqual([]);
  mkdirSync(join(house, "packages/api/src"), { recursive: true });
  mkdirSync(join(house, "bench"));
  expect(staleExemptions(house)).toContain("stale-exemption: sql-lives-in-stores: \\.store\\.ts$");
});

it("finds nothing to say about a tidy house", async () => {
  expect(
    await breachesOf({
      [`${d}/kernel/day.ts`]: something,
      [`${d}/contracts/contract.ts`]: imports("../kernel/day.ts"),
      [`${a}/features/contracts/index.ts`]: something,
      [`${a}/features/me/me.store.ts`]: imports("../contracts/index.ts"),
      [`${a}/features/identity/identity.routes.ts`]: imports("../../http/serve.ts"),
      [`${a}/http/serve.ts`]: imports("../acting/refused.ts"),
      [`${a}/acting/refused.ts`]: something,
      [`${a}/config.ts`]: imports("./features/identity/identity.settings.ts"),
      [`${a}/features/identity/identity.settings.ts`]: something,
    }),
  ).toEqual([]);
});

it.each([
  ["web-and-api-never-meet", `${w}/main.ts`, `${a}/app.ts`],
  ["api-and-web-never-meet", `${a}/app.ts`, `${w}/main.ts`],
  ["kernel-knows-no-feature", `${d}/kernel/day.ts`, `${d}/contracts/contract.ts`],
  ["surveys-know-the-kernel-only", `${d}/surveys/survey.ts`, `${d}/identity/person.ts`],
  ["domain-is-alone", `${d}/identity/person.ts`, `${a}/app.ts`],
  ["api-rooms-know-no-feature", `${a}/http/serve.ts`, `${a}/features/identity/index.ts`],
  ["acts-know-no-http", `${a}/features/profile/profile.actions.ts`, `${a}/http/serve.ts`],
  ["acts-know-no-http", `${a}/features/profile/profile.store.ts`, `${a}/http/serve.ts`],
  ["acts-know-no-http", `${a}/features/profile/profile.jobs.ts`, `${a}/http/serve.ts`],
  ["acts-know-no-http", `${a}/commands/invite.ts`, `${a}/http/serve.ts`],
  ["people-are-the-ground", `${a}/features/people/people.store.ts`, `${a}/features/identity/index.ts`],
  ["identity-stands-on-people", `${a}/features/identity/identity.store.ts`, `${a}/features/photos/index.ts`],
  ["an-import-knows-nobody", `${a}/features/imports/imports.actions.ts`, `${a}/features/billing/index.ts`],
  ["config-reads-settings-only", `${a}/config.ts`, `${a}/features/identity/index.ts`],
  ["acts-know-no-http", `${a}/acting/refused.ts`, `${a}/http/serve.ts`],
  [
    "the-door-of-api-contracts",
    `${a}/features/identity/people.ts`,
    `${a}/features/contracts/contracts.store.ts`,
  ],
  ["testing-is-for-tests", `${a}/app.ts`, `${a}/testing/testApp.ts`],
  ["the-embedded-server-knows-no-other-package", `${p}/watchdog.ts`, `${a}/app.ts`],
  ["the-door-of-the-embedded-server", `${a}/db/openDatabase.ts`, `${p}/watchdog.ts`],
  ["processes-are-for-tests-and-the-bench", `${a}/app.ts`, "processes/portal.ts"],
  ["started-processes-are-seen-from-outside", "processes/portal.ts", `${a}/app.ts`],
  ["web-rooms-know-no-feature", `${w}/ui/Button.ts`, `${w}/features/contracts/index.ts`],
  ["web-features-do-not-know-the-app", `${w}/features/contracts/Page.ts`, `${w}/app/router.ts`],
  [
    "pages-declare-and-import-later",
    `${w}/features/contracts/index.ts`,
    `${w}/features/contracts/contracts.queries.ts`,
  ],
  ["pages-declare-and-import-later", `${w}/features/contracts/index.ts`, `${d}/contracts/contract.api.ts`],
  [
    "public-pages-have-a-door-of-their-own",
    `${w}/app/public/SignInPage.tsx`,
    `${w}/features/identity/index.ts`,
  ],
  [
    "the-app-leaves-public-pages-alone",
    `${w}/app/routes/lists/settingsPages.ts`,
    `${w}/features/identity/public.ts`,
  ],
  [
    "web-contracts-knows-no-other-feature",
    `${w}/features/identity/Page.ts`,
    `${w}/features/contracts/index.ts`,
  ],
])("finds that %s is broken by %s → %s", async (rule, from, to) => {
  let path = to;
  const depth = from.split("/").length - 1;
  path = "../".repeat(depth) + to;
  expect(await breachesOf({ [from]: imports(path), [to]: something })).toContain(rule);
});

it("finds a circle, a missing file, and a package that the domain may not know", async () => {
  expect(
    await breachesOf({
      [`${d}/kernel/one.ts`]: imports("./other.ts"),
      [`${d}/kernel/other.ts`]: imports("./one.ts"),
      [`${d}/kernel/lost.ts`]: imports("./nowhere.ts"),
      [`${d}/kernel/files.ts`]:
        'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
    }),
  ).toEqual(expect.arrayContaining(["no-circle", "nothing-missing", "domain-knows-zod-and-phones-only"]));
});

it("finds SQL outside stores and outside spelling outside API files", async () => {
  expect(
    await breachesOf({
      [`${a}/features/contracts/contracts.routes.ts`]:
        'export const read = (db) => db.selectFrom("contract");\n',
      [`${d}/contracts/contract.ts`]: 'export const spelled = wire(schema, { id: "ID" });\n',
    }),
  ).toEqual(["outside-spelling-lives-in-api-files", "sql-lives-in-stores"]);
});

it.each([
  ["a call of everybody’s", `${d}/staff/staff.api.ts`, '"/Agency/Staff"'],
  ["another case", `${d}/staff/staff.api.ts`, "`/agency/Staff`"],
  ["a route", `${a}/features/staff/staff.routes.ts`, '"/Agency/Staff"'],
  ["a page", `${w}/features/staff/staff.queries.ts`, "'/Agency/Staff'"],
])(
  "finds an address of the agency’s calls outside of their files, in %s (AGUI-42)",
  async (_, file, path) => {
    expect(await breachesOf({ [file]: `export const path = ${path};\n` })).toEqual([
      "agency-calls-live-in-agency-files",
    ]);
  },
);

it("finds what is decoded for the sake of what that throws, which the build leaves out", async () => {
  const trying =
    "try {\n    decodeURIComponent(path);\n    return true;\n  } catch {\n    return false;\n  }";
  const reading =
    "try {\n    return decodeURIComponent(path).length > 0;\n  } catch {\n    return false;\n  }";
  const file = (body: string) => ({
    [`${a}/http/paths.ts`]: `export function isPath(path) {\n  ${body}\n}\n`,
  });
  expect(await breachesOf(file(trying))).toEqual(["what-is-decoded-is-read"]);
  expect(await breachesOf(file(reading))).toEqual([]);
});

it.each([
  ["an instant cut in London", `${a}/features/staff/staff.views.ts`, "now().toISOString().slice(0, 10)"],
  ["the database’s day", `${a}/features/staff/staff.store.ts`, '"SELECT current_date"'],
  ["an instant that the database cuts", `${a}/features/staff/staff.store.ts`, '"SELECT p.created_at::date"'],
  ["a page", `${w}/features/staff/staff.queries.ts`, "new Date(0).toISOString().slice(0, 10)"],
])("finds a day that is not that of Paris: %s", async (_, file, day) => {
  expect(await breachesOf({ [file]: `export const day = ${day};\n` })).toEqual(["days-are-those-of-paris"]);
});

it("finds what asks another clock than the portal’s, and leaves what is given its instant", async () => {
  const features = `${a}/features/readings`;
  expect(
    await breachesOf({
      [`${features}/readings.actions.ts`]: "export const at = new Date();\n",
      [`${features}/readings.views.ts`]: "export const at = Date.now();\n",
      [`${features}/readings.store.ts`]: 'export const read = "UPDATE reading SET read_at = now()";\n',
      [`${features}/readings.jobs.ts`]: "export const at = (now) => new Date(now().getTime());\n",
      [`${a}/portal.ts`]: "export const now = () => new Date();\n",
    }),
  ).toEqual([
    "features-take-the-portals-clock",
    "features-take-the-portals-clock",
    "stores-of-features-take-the-portals-clock",
  ]);
});

it("leaves days of Paris, and what is reckoned from day to day", async () => {
  const days = [
    "dayAt(now)",
    "new Date(Date.UTC(2026, 1, 1)).toISOString().slice(0, 10)",
    "\"(p.created_at AT TIME ZONE 'Europe/Paris')::date\"",
  ];
  const file = days.map((day, place) => `export const day${place} = ${day};\n`).join("");
  expect(await breachesOf({ [`${a}/features/staff/staff.store.ts`]: file })).toEqual([]);
});

it("leaves a call of the agency’s where it belongs, with its tests (AGUI-42)", async () => {
  const text = 'export const path = "/Agency/Staff";\n';
  const files = [`${d}/staff/staff.agency.api.ts`, `${a}/features/staff/staff.routes.test.ts`];
  expect(await breachesOf(Object.fromEntries(files.map((file) => [file, text])))).toEqual([]);
});

it("finds a folder of more than twenty sources, whatever its tests", async () => {
  const sources = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${w}/ui/Part${n}.ts`, something]));
  expect(await breachesOf({ ...sources(20), [`${w}/ui/Part.test.ts`]: something })).toEqual([]);
  expect(await breachesOf(sources(21))).toEqual(["no-crowded-folder"]);
});

const titled = (title: string) => `import { it } from "vitest";\nit(${title}, () => {});\n`;
const ids = (count: number) => Array.from({ length: count }, (_, at) => `AUTH-${at ? "" : "OP"}${at}`);

it.each([
  ["in one string", `${w}/app/Frame.test.tsx`, titled(`"signs in (${ids(5).join(", ")})"`)],
  [
    "over two lines",
    "e2e/signing-in.spec.ts",
    titled(`"signs in (${ids(3).join(", ")}, " +\n  "${ids(2).join(", ")})"`),
  ],
  ["with that of a row", `${d}/kernel/day.test.ts`, titled(`"signs in (${ids(4).join(", ")}, %s)"`)],
  ["in a row alone", `${a}/app.test.ts`, `const rows = [["/login", "${ids(5).join(", ")}"]];\n`],
])("finds a title that names more than four requirements %s", async (_, file, text) => {
  expect(await breachesOf({ [`${d}/kernel/day.ts`]: something, [file]: text })).toContain(
    "titles-name-four-requirements-at-most",
  );
});

it("allows a title that names four requirements", async () => {
  const text = titled(`"signs in (${ids(4).join(", ")})"`);
  expect(await breachesOf({ [`${d}/kernel/day.test.ts`]: text })).not.toContain(
    "titles-name-four-requirements-at-most",
  );
});

it.each([
  ["of a test", "it(", '"that is empty changes nothing"'],
  ["after a table", "test.each([[1]])(", '"of %i cents is nothing"'],
  ["on a line of its own", "it.for(rows)(\n  ", '"when %s"'],
  ["in single quotes", "test.skip(", "'with an answer'"],
  ["in a template", "it(", "`from the start on`"],
  ["with a capital", "it(", '"And in English"'],
])("finds a title %s that is no sentence by itself", async (_, call, title) => {
  const text = `${call}${title}, () => {});\n`;
  expect(await breachesOf({ [`${d}/kernel/day.ts`]: something, [`${w}/day.test.tsx`]: text })).toContain(
    "titles-are-sentences-by-themselves",
  );
});

it("allows a group that begins so, and a title that only has such words inside or begins alike", async () => {
  const text = `describe("who may read", () => {
  it("tells who asks, in words", () => {});
  it.each([[1]])("offers %i cents of it", () => {});
  it("tomorrow is another day", () => {});
});
`;
  expect(await breachesOf({ [`${d}/kernel/day.test.ts`]: text })).not.toContain(
    "titles-are-sentences-by-themselves",
  );
});

it("says that nothing was read rather than that all is well", async () => {
  mkdirSync(join(house, d), { recursive: true });
  expect(await breaches(house)).toEqual({ modules: 0, found: [] });
});
