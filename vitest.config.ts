import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { FaultsFirst, maxWorkers } from "./scripts/testing/atOnce.ts";
import { workInMemory } from "./scripts/testing/testFolder.mjs";
import { withAllThatIsWritten } from "./scripts/testing/withAllThatIsWritten.mjs";

workInMemory();

// The times end a test that hangs, and promise nothing: how fast the machine is at that moment is no part of a test.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, maxWorkers };

// A worker loads the product once, not once a file: half of the time of an API test was that. What a test changes of its
// process it puts back, or names here.
const oneProcess = { isolate: false, restoreMocks: true, unstubEnvs: true };

export default defineConfig({
  test: {
    sequence: { sequencer: FaultsFirst },
    projects: [
      { test: { ...limits, name: "house", include: ["scripts/**/*.test.ts", "bench/**/*.test.ts"] } },
      {
        plugins: [withAllThatIsWritten],
        test: {
          ...limits,
          ...oneProcess,
          name: "domain",
          include: ["packages/domain/src/**/*.test.ts"],
          setupFiles: ["scripts/testing/sameSamples.mjs"],
        },
      },
      {
        test: {
          ...limits,
          name: "embedded-postgres",
          include: ["packages/embedded-postgres/src/**/*.test.ts"],
        },
      },
      {
        resolve: {
          alias: { "@node-rs/argon2": resolve("packages/api/src/testing/passwords/knownPasswords.ts") },
        },
        test: {
          ...limits,
          ...oneProcess,
          name: "api",
          include: ["packages/api/src/**/*.test.ts"],
          globalSetup: ["packages/api/src/testing/globalSetup.ts"],
        },
      },
      {
        test: {
          ...limits,
          name: "faults",
          include: ["faults/**/*.test.ts"],
          globalSetup: ["faults/firstStart.ts"],
          // Under npm run faults a fault is tried up to a hundred times.
          // One start takes ten times as long on a machine that has other work.
          testTimeout: process.env.FAULTS === "all" ? 900_000 : 300_000,
        },
      },
      "packages/web/vitest.config.ts",
    ],
  },
});
