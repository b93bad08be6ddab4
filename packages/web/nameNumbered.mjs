// Files that others fetch by their number (numberedFiles.ts) are named by it, and by the version of the app.
import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

/**
 * Names the numbered files of a build, wherever they are named; pages say of which version they are (of other files, another one), and up
 * to which number scripts have styles.
 */
export async function nameNumbered(dist) {
  const numbered = JSON.parse(await readFile(join(dist, "numbered.json"), "utf8"));
  await rm(join(dist, "numbered.json"));
  const assets = join(dist, "assets");
  const files = (await readdir(assets))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(assets, name));
  const pages = ["manifest.json", "modules.json", "app.html", "public.html"].map((name) => join(dist, name));
  const read = async (path) => [path, await readFile(path, "utf8")];
  const texts = await Promise.all([...files.sort(), ...pages].map(read));
  const hash = createHash("sha256");
  for (const [path, text] of texts) hash.update(`${path.slice(dist.length)}\0${text}\0`);
  const version = hash.digest("base64url").slice(0, 7);
  const names = new Map(
    numbered.flatMap((files, place) =>
      files.map((file) => [basename(file), `${place + 1}-${version}${extname(file)}`]),
    ),
  );
  if (names.size !== new Set(names.values()).size) throw new Error("A script has two files of styles");
  const styled = numbered.filter(({ length }) => length > 1).length;
  const known = new RegExp([...names.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const [path, text] of texts) {
    const renamed = text.replace(known, (name) => names.get(name));
    const said = `$&data-files="${version}" data-styled="${styled}" `;
    await writeFile(path, renamed.replace(/^(<!doctype html>\s*)?<html /, said));
    const name = names.get(basename(path));
    if (name) await rename(path, join(assets, name));
  }
}
