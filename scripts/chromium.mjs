// The browsers of the tests, the bench and the pictures: CHROMIUM_PATH, else one that stands in a usual place, else, for the
// tests, Debian's package where we may install it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The same engine without the windows of a browser around it: two fifths of the processor time less (docs/decisions/0081).
const shells = ["/usr/bin/chromium-headless-shell"];
const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const oneOf = (paths) => process.env.CHROMIUM_PATH || (paths.find((path) => existsSync(path)) ?? null);

/** Gives the path of a whole Chromium that is there already, or null. */
export const findChromium = () => oneOf(whole);

/** Gives the path of the lightest Chromium that is there already, or null. */
export const findTestChromium = () => oneOf([...shells, ...whole]);

function aptGet(...args) {
  return spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Gives the path of a Chromium for the tests; without one, says in a sentence how to get it and ends. */
export function testChromium() {
  const present = findTestChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium…");
    aptGet("update", "-qq");
    const install = (name) => aptGet("install", "-y", "-qq", "--no-install-recommends", name).status === 0;
    install("chromium-headless-shell") || install("chromium");
  }
  return findTestChromium() ?? endWithout("run npm test again");
}

/** Gives the path of a whole Chromium; without one, says in a sentence how to get it and ends. */
export const chromium = () => findChromium() ?? endWithout("try again");

function endWithout(then) {
  console.error(
    `This needs Chromium: install it (Debian: sudo apt-get install chromium), or name one with CHROMIUM_PATH, then ${then}.`,
  );
  process.exit(1);
}
