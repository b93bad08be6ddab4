import { lstat, readFile, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { systemCode } from "../problems.ts";

/**
 * Makes the links between libraries that npm cannot pack and that the package's install script makes, unless scripts
 * were disabled. False when some are missing and that folder cannot be written.
 */
export async function makeLibraryLinks(programs: string): Promise<boolean> {
  for (const { source, target } of await listedLinks(programs)) {
    // Both are in one folder, though named from the package's root ("native/lib/…"): a relative link survives
    // a copy.
    const link = join(programs, "..", target);
    if (await stands(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if (systemCode(error) !== "EEXIST") return false;
    }
  }
  return true;
}

async function listedLinks(programs: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(programs, "pg-symlinks.json"), "utf8").catch(() => "[]");
  return JSON.parse(text) as { source: string; target: string }[];
}

async function stands(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
