import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { browserFlags } from "../../scripts/browserFlags.ts";
import { findTestChromium } from "../../scripts/chromium.mjs";
import { maxWorkers } from "../../scripts/testing/atOnce.ts";
import { patienceMs } from "./src/testing/worker/patienceMs.ts";
import { scriptsPath } from "./src/testing/worker/scriptsPath.ts";

/** The Chromium of the machine when there is one; otherwise Playwright looks for its own. */
const executablePath = findTestChromium() ?? undefined;

/** Says how many scripts were asked for and not sent yet: a test that waits for a page waits for those (testing/worker/patience.ts). */
const scriptsUnderWay: Plugin = {
  name: "scripts-under-way",
  configureServer({ middlewares }) {
    let pending = 0;
    middlewares.use((request, response, next) => {
      if (request.url === scriptsPath) {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ pending }));
        return;
      }
      if (request.headers["sec-fetch-dest"] === "script") {
        pending += 1;
        response.once("close", () => {
          pending -= 1;
        });
      }
      // A test asks for one that takes long: `?late=900`, in milliseconds.
      const late = /[?&]late=(\d+)/.exec(request.url ?? "")?.[1];
      if (late) setTimeout(next, Number(late));
      else next();
    });
  },
};

/** Moves the browser’s one pointer to the corner of its window: one message to it, where a locator takes many. */
const putPointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0);

/** Page tests run in a real browser; only the network is answered in the server's place. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), scriptsUnderWay],
  // Named, so that a package found late does not reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      "@simplewebauthn/browser",
      "@tanstack/react-query",
      "@tanstack/history",
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
    maxWorkers,
    include: ["src/**/*.test.{ts,tsx}"],
    // A page loads the product once, not once a file, and its scripts stay warm. What a file leaves there, testing/worker/setup.ts
    // takes away.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["src/testing/worker/setup.ts"],
    // They end a test that hangs, and promise nothing of the machine's speed.
    testTimeout: 120_000,
    // Longer while scripts are still arriving: testing/worker/patience.ts.
    expect: { poll: { timeout: patienceMs } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      commands: { putPointerAway },
      provider: playwright({
        launchOptions: { executablePath, args: browserFlags },
        actionTimeout: patienceMs,
        // As the journeys do: a click waits for what slides, and drawing it costs a tenth of these tests.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
