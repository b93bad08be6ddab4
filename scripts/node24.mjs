// What every script needs first: the packages of the lock file, and Node 24 from among them.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const installedMark = join(root, "node_modules", ".ribambelle-installed");

/** The environment in which the project's own Node and tools come first. */
export const environment = () => ({
  ...process.env,
  PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
});

/** The path of the project's Node 24. */
export const node24 = () =>
  join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * The flags of the portal's process. A young generation of 8 MB: without a limit it grows by 30 MB at rest; with 1 MB
 * each request costs half as much again.
 */
export const portalFlags = ["--max-semi-space-size=8"];

/**
 * Installs the packages of the lock file when they are missing or older than it: those with which the portal is built and runs,
 * which are a good third of all; those of developing too where that is asked for, or was done before.
 */
export function install({ developing = false } = {}) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const [installed, kind] = existsSync(installedMark) ? readFileSync(installedMark, "utf8").split(" ") : [];
  // Whoever installs by hand has them all.
  const isOfPortal = kind === ofPortal || !existsSync(join(root, "node_modules"));
  if (installed === lock && existsSync(node24()) && !(developing && isOfPortal)) return;
  console.log("Installing packages…");
  installPackages(isOfPortal && !developing ? ["--omit=dev"] : []);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(installedMark, isOfPortal && !developing ? `${lock} ${ofPortal}` : lock);
}

const ofPortal = "portal";

function installPackages(options) {
  // Not `npm ci`, which works too: it takes the packages away first, those of a portal that runs among them. The lock
  // file rules all the same: versions and integrity come from it, and it is left as it is.
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  const result = spawnSync(
    command,
    [...args, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...options],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32" && command === "npm",
    },
  );
  if (result.status === 0 && existsSync(node24())) return;
  console.error(
    "The packages could not be installed: check the connection to the npm registry, then try again.",
  );
  process.exit(1);
}

// Who started this script, noted before anything can end.
const parent = process.ppid;
// npm runs a script through a shell, passes SIGTERM on to that shell only, and both end without telling the script.
const endsWithItsParent = process.env.npm_lifecycle_event !== undefined && process.platform !== "win32";
const lookEveryMs = 250;

/**
 * Runs a script on Node 24 until it ends; signals reach it, as does the end of the npm that runs this one, and its exit
 * code is given. What `news` gives is sent to it as a message, for which it may wait.
 */
export function run(file, args = [], options = {}) {
  if (endsWithItsParent && process.ppid !== parent) return Promise.resolve(1);
  const { promise, resolve } = Promise.withResolvers?.() ?? withResolvers();
  const child = spawn(node24(), [...(options.nodeArgs ?? []), file, ...args], {
    cwd: root,
    stdio: options.stdio ?? ["inherit", "inherit", "inherit", ...(options.news ? ["ipc"] : [])],
    env: { ...environment(), ...options.env },
  });
  const look = () => process.ppid !== parent && pass("SIGTERM");
  const watch = endsWithItsParent ? setInterval(look, lookEveryMs).unref() : undefined;
  // One that has ended hears nothing, and is told nothing.
  options.news?.then((said) => child.connected && child.send(said, () => {}));
  // Once the child was told, the end of npm is no second signal: that would end the portal at once.
  const told = () => clearInterval(watch);
  const pass = (signal) => {
    told();
    child.kill(signal);
  };
  // Ctrl-C reaches the whole group of a terminal: the child hears it by itself.
  process.on("SIGINT", process.stdin.isTTY ? told : pass);
  process.on("SIGTERM", pass);
  process.on("SIGHUP", pass);
  child.on("exit", (code, signal) => {
    told();
    resolve(code ?? (signal ? 1 : 0));
  });
  return promise;
}

function withResolvers() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
