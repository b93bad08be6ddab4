import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { runRefusals } from "@ribambelle/domain/imports/runs/runs.refusals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { filesOfZip } from "./unzip.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ribambelle-unzip-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function zipOf(sizes: readonly number[]) {
  const zip = new ZipFile();
  for (const [place, size] of sizes.entries())
    zip.addBuffer(Buffer.alloc(size, "x"), `${place}.csv`, { compress: false });
  zip.end();
  const content = await buffer(zip.outputStream.pipe(new PassThrough()));
  const path = join(folder, `${sizes.join("-")}.zip`);
  await writeFile(path, content);
  return { path, byteCount: content.length };
}

/** Takes out all; gives the sizes of the files, and why it went no further. */
async function takenOut(sizes: readonly number[], most: Parameters<typeof filesOfZip>[1]) {
  const taken: number[] = [];
  try {
    for await (const { content } of filesOfZip(await zipOf(sizes), most))
      taken.push((await text(content)).length);
    return { taken };
  } catch (error) {
    return { taken, refused: (error as { refusal?: object }).refusal };
  }
}

const most = { files: 3, bytes: 100, ofOne: 60 };

it.each([
  ["as much as all its files may hold", [60, 40]],
  ["as many files as it may hold", [1, 1, 1]],
])("takes out of a ZIP %s (IMPORTS-03)", async (_, sizes) => {
  expect(await takenOut(sizes, most)).toEqual({ taken: sizes });
});

it.each([
  ["are together larger than an import may be", [50, 50, 1]],
  ["are more than it may have", [1, 1, 1, 1]],
  ["are larger, one of them, than a file may be", [1, 61]],
])("takes nothing out of a ZIP whose files %s (IMPORTS-03)", async (_, sizes) => {
  expect(await takenOut(sizes, most)).toEqual({ taken: [], refused: runRefusals.tooLarge });
});
