// The browser of the tests: CHROMIUM_PATH, else one that stands in a usual place, else Debian's package where we may install it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Gives the path of a Chromium that is there already, or null. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path)) ?? null;

function aptGet(...args) {
  return spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Gives the path of a Chromium for the tests; without one, says in a sentence how to get it and ends. */
export function chromium() {
  const present = findChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium…");
    aptGet("update", "-qq");
    aptGet("install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    "The tests need Chromium: install it (Debian: sudo apt-get install chromium), or name one with CHROMIUM_PATH, then run npm test again.",
  );
  process.exit(1);
}
