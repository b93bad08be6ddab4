import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "house", include: ["scripts/**/*.test.ts"] } },
      { test: { name: "domain", include: ["packages/domain/src/**/*.test.ts"] } },
      {
        test: {
          name: "api",
          include: ["packages/api/src/**/*.test.ts"],
          globalSetup: ["packages/api/src/testing/globalSetup.ts"],
          // They wait for a database more than they compute: on two cores, one at a time would leave one idle.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["faults/**/*.test.ts"],
          globalSetup: ["faults/firstStart.ts"],
          // Under npm run faults a fault is tried up to a hundred times.
          testTimeout: process.env.FAULTS === "all" ? 900_000 : 120_000,
          hookTimeout: 60_000,
        },
      },
      "packages/web/vitest.config.ts",
    ],
  },
});
