import { expect, it } from "vitest";
import { relatedFilters, relatedJourneys } from "./related.mjs";

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

it("runs the journeys that changed, and no others", () => {
  expect(relatedJourneys(["e2e/portal.ts", "e2e/who-may-go-where.spec.ts"])).toEqual([
    "e2e/who-may-go-where.spec.ts",
  ]);
});
