import { defineConfig } from "vitest/config";
import { withAllThatIsWritten } from "./withAllThatIsWritten.mjs";

// Files do not share a process here, as they do in npm test: what is computed while a file is read must be computed
// again for each mutant.
export default defineConfig({
  plugins: [withAllThatIsWritten],
  test: {
    include: ["packages/domain/src/**/*.test.ts"],
    setupFiles: ["scripts/testing/sameSamples.mjs"],
    restoreMocks: true,
    unstubEnvs: true,
  },
});
