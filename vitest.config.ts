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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      "packages/web/vitest.config.ts",
    ],
  },
});
