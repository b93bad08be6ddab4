import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserFlags } from "../../scripts/browserFlags.ts";
import { findTestChromium } from "../../scripts/chromium.mjs";

/** The Chromium of the machine when there is one; otherwise Playwright looks for its own. */
const executablePath = findTestChromium() ?? undefined;

/** How long a page test waits for what does not come, before it says so. */
const patienceMs = 4_000;

/** Page tests run in a real browser; only the network is answered in the server's place. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Named, so that a package found late does not reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      "@simplewebauthn/browser",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "@zxcvbn-ts/core",
      "@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs",
      "@zxcvbn-ts/language-common/dist/passwords.json.mjs",
      "@zxcvbn-ts/language-fr/dist/commonWords.json.mjs",
      "@zxcvbn-ts/language-fr/dist/firstnames.json.mjs",
      "@zxcvbn-ts/language-fr/dist/lastnames.json.mjs",
      "libphonenumber-js/min",
      "pdfjs-dist",
      "react",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "react-dom",
      "react-dom/client",
      "react-dom/server",
      "react-easy-crop",
      "uqr",
      "vitest-browser-react",
      "zod/mini",
    ],
  },
  test: {
    name: "web",
    // Two pages: what one waits for, the other has the core for.
    maxWorkers: 2,
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.ts"],
    // They end a test that hangs, and promise nothing of the machine's speed.
    testTimeout: 120_000,
    // Longer while scripts are still arriving: testing/patience.ts.
    expect: { poll: { timeout: patienceMs } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { executablePath, args: browserFlags },
        actionTimeout: patienceMs,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
