import { randomBytes } from "node:crypto";
import { chown, open, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { OsUser } from "../accounts/osUser.ts";
import { spawnAs } from "../accounts/spawnAs.ts";
import type { ServerLocation } from "../location.ts";
import { makePrivateFolder } from "../location.ts";
import { diskFull, EmbeddedProblem, isFull, systemCode } from "../problems.ts";
import { passwordFile, superuser } from "./address.ts";
import { syncToDisk } from "./syncToDisk.ts";

/**
 * Makes the database cluster. It is made in a temporary folder and takes its name in one step once it is complete and
 * on the disk: a process killed at any moment leaves a whole cluster or none.
 */
export async function createCluster(
  location: ServerLocation,
  programsFolder: string,
  instanceId: string,
): Promise<void> {
  const temporary = join(location.home, `postgres.new~${instanceId}`);
  const made = join(temporary, "cluster");
  const password = join(temporary, "password");
  try {
    await makePrivateFolder(temporary, location.user);
    await writePassword(password, location);
    await initialise(location, programsFolder, temporary, made, password);
    await rename(password, join(made, passwordFile));
    await syncToDisk(made);
    await takeName(made, location.cluster);
    await syncToDisk(location.home);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function writePassword(path: string, { user }: ServerLocation): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(randomBytes(24).toString("base64url"));
    await file.sync();
  } finally {
    await file.close();
  }
  if (user) await chown(path, user.uid, user.gid);
}

async function initialise(
  location: ServerLocation,
  programsFolder: string,
  cwd: string,
  made: string,
  password: string,
) {
  const always = ["-D", made, "-U", superuser, `--pwfile=${password}`, "--encoding=UTF8", "--data-checksums"];
  const rights = ["--auth-local=trust", "--auth-host=scram-sha-256"];
  // Texts sort by code point everywhere, which is fast and never changes with the machine's libraries; upper and
  // lower case of accented letters need a UTF-8 ctype, which Windows and old systems do not have.
  const ctypes = process.platform === "win32" ? ["C"] : ["C.UTF-8", "C"];
  const program = join(programsFolder, "bin", "initdb");
  let output = "";
  for (const ctype of ctypes) {
    const locale = ["--locale=C", `--lc-ctype=${ctype}`];
    const run = await outputOf(program, [...always, ...rights, ...locale], location.user, cwd);
    if (run.code === 0) return;
    output = run.output;
    if (!output.includes("invalid locale name")) break;
  }
  throw initdbProblem(output, location.home);
}

function outputOf(program: string, args: string[], user: OsUser | null, cwd: string) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawnAs(user, program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (part: Buffer) => {
      output = (output + part.toString()).slice(-20_000);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) =>
      resolve({ code: null, output: `${program} cannot be run: ${systemCode(error)}` }),
    );
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** What initdb's output means for whoever runs the portal. */
export function initdbProblem(output: string, home: string): EmbeddedProblem {
  if (isFull(output)) {
    return new EmbeddedProblem("disk-full", diskFull(home));
  }
  const lines = output.split("\n").map((line) => line.trim());
  const last =
    lines.findLast((line) => /(error|fatal|panic|cannot be run):? /i.test(line)) ??
    lines.findLast((line) => line);
  return new EmbeddedProblem(
    "initdb-failed",
    `The database could not be made in ${home}: ${last ?? "initdb was ended without a word"}.`,
  );
}

async function takeName(made: string, cluster: string): Promise<void> {
  try {
    // An empty folder may stand there already; Windows does not rename over it.
    await rmdir(cluster).catch((error: unknown) => {
      if (systemCode(error) !== "ENOENT") throw error;
    });
    await rename(made, cluster);
  } catch (error) {
    if (systemCode(error) !== "EBUSY") throw error;
    const sentence = `${cluster} is a mount point, where a database cannot be put in one step: mount the volume on the folder above it.`;
    throw new EmbeddedProblem("folder-not-usable", sentence, { cause: error });
  }
}
