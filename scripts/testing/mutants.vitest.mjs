import { defineConfig } from "vitest/config";

// Files do not share a process here, as they do in npm test: what is computed while a file is read must be computed
// again for each mutant.
export default defineConfig({
  test: {
    include: ["packages/domain/src/**/*.test.ts"],
    setupFiles: ["scripts/testing/sameSamples.mjs"],
    restoreMocks: true,
    unstubEnvs: true,
  },
});
