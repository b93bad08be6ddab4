import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { filesUnder } from "../houseRules/folders.mjs";
import { emptyFilters, relatedFilters, relatedJourneys, relatedLint } from "./related.mjs";

const root = new URL("../..", import.meta.url);

const always = ["packages/domain/", "scripts/"];
const wholeDatabase = ["packages/api/src/db/tables", "packages/api/src/personal/"];

it.each([
  [
    "packages/domain/src/contracts/contract.ts",
    ["packages/api/src/features/contracts/", "packages/web/src/features/contracts/"],
  ],
  [
    "packages/api/src/features/contracts/contracts.store.ts",
    ["packages/api/src/features/contracts/", ...wholeDatabase],
  ],
  ["packages/web/src/features/profile/advert/AdvertFields.tsx", ["packages/web/src/features/profile/"]],
  ["packages/web/src/ui/buttons/Button.tsx", ["packages/web/src/ui/"]],
  ["packages/api/src/db/migrations/0001_foundation.sql", ["packages/api/src/db/", ...wholeDatabase]],
  ["packages/embedded-postgres/src/watchdog.ts", ["packages/embedded-postgres/"]],
  ["processes/portal.ts", ["faults/"]],
  ["packages/api/src/config.test.ts", ["packages/api/src/config.test.ts"]],
  ["README.md", []],
])("a change of %s is tried in its own rooms", (file, filters) => {
  expect(relatedFilters([file])).toEqual([...always, ...filters].sort());
});

const folders = readdirSync(new URL("../../packages/domain/src", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "testing")
  .map(({ name }) => name);

it.each(folders)(
  "a change of domain/%s is tried where it is used, by filters that find something",
  (folder) => {
    const [file = ""] = filesUnder(fileURLToPath(root), `packages/domain/src/${folder}`);
    const filters = relatedFilters([file]).filter((filter) => !always.includes(filter));
    expect(filters.length).toBeGreaterThan(0);
    expect(emptyFilters(filters)).toEqual([]);
  },
);

it("knows a filter that finds nothing", () => {
  expect(emptyFilters(["packages/api/src/features/invoices/", ...always])).toEqual([
    "packages/api/src/features/invoices/",
  ]);
});

it.each([
  ["packages/domain/src/billing/invoice/invoice.rules.ts", "packages/api/src/features/billing/"],
  ["packages/domain/src/billing/taxes/taxes.rules.ts", "packages/web/src/features/billing/"],
  ["packages/domain/src/agency/openingHours.ts", "packages/web/src/features/contacts/"],
  ["packages/domain/src/kernel/wire.ts", "packages/api/src/features/profile/"],
])("a change of %s is tried in %s", (file, room) => {
  expect(relatedFilters([file])).toContain(room);
});

it("runs the journeys that changed, and no others", () => {
  expect(relatedJourneys(["e2e/portal.ts", "e2e/who-may-go-where.spec.ts"])).toEqual([
    "e2e/who-may-go-where.spec.ts",
  ]);
});

it.each([
  [
    ["packages/web/src/ui/buttons/Button.tsx", "README.md"],
    ["packages/web/src/ui/buttons/Button.tsx", "README.md"],
  ],
  [["packages/web/src/ui/buttons/Button.tsx", "biome.json"], ["."]],
  [["package-lock.json"], ["."]],
])("a change of %s has its own lint looked at, all where the rules of lint changed", (changed, linted) => {
  expect(relatedLint(changed)).toEqual(linted);
});
