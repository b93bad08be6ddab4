import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserFlags } from "../scripts/browserFlags.ts";
import { windows } from "./windows.ts";

// The first to read this file is the runner: its workers inherit the folder, which npm test names and removes.
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "ribambelle-e2e-"));
// When run by root, the database runs as another user, who must be able to enter the folder.
chmodSync(process.env.E2E_FOLDER, 0o711);

const root = fileURLToPath(new URL("..", import.meta.url));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const weights = "pages-that-arrive-drawn.spec.ts";
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./agencySessions.ts",
  outputDir: "../test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // What never comes fails its own expectation; a whole journey, with its imports and axe, lasts as long as the machine is slow.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["dot"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "../test-results/journeys.json" }],
  ],
  webServer: {
    command: "node packages/api/dist/main.js",
    cwd: root,
    // The portal takes a free port by itself and says which: the workers inherit it as E2E_PORT.
    wait: { stdout: /ready: http:\/\/localhost:(?<e2e_port>\d+)\s/ },
    timeout: 120_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: "0",
      DATA_FOLDER: process.env.E2E_FOLDER,
      // However much the journeys leave the portal to do: what they find must not depend on it.
      DRAWN_PAGES: "always",
      // Every journey comes from one address, and many mistype the same person's password.
      SIGN_IN_FAILURES_PER_ADDRESS: "100000",
      SIGN_IN_FAILURES_PER_ACCOUNT: "100000",
      STAFF_SIGN_IN_FAILURES: "100000",
      SIGN_INS_PER_ACCOUNT: "100000",
      SESSIONS_PER_PERSON: "100000",
      RESETS_PER_ADDRESS: "100000",
      WRITES_PER_PERSON: "100000",
      RESETS_PER_ACCOUNT: "1000",
      RESETS_BY_STRANGERS: "1000",
    },
  },
  use: {
    baseURL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // axe would measure colours in the middle of a fade, and a click misses what is still sliding.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every journey costs a seventh of their time: who looks for a failure adds --trace retain-on-failure.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserFlags,
    },
  },
  projects: [
    // Begun before the others: what a page weighs must not depend on what they leave in it.
    { name: "weights", use: { viewport: windows.phone }, testMatch: weights },
    // A journey runs once, on a phone; its looks (expectFits) are at both windows. Tagged @both, it goes another way, or
    // means another person, on a desk.
    { name: "phone", use: { viewport: windows.phone, hasTouch: true }, testIgnore: weights },
    { name: "desktop", use: { viewport: windows.desktop }, grep: /@both/ },
  ],
});
