import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readDocumentFile } from "./documentFile.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ribambelle-document-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [maxDocumentBytes, undefined],
  [maxDocumentBytes + 1, "file-too-large"],
])("a PDF of %i bytes beside the CSV files has the problem %s", async (byteCount, code) => {
  const path = join(folder, "a.pdf");
  await writeFile(path, "%PDF-1.7");
  await truncate(path, byteCount);
  const { content, problem } = await readDocumentFile(folder, ".", "a.pdf");
  expect([content?.length, problem?.code]).toEqual(code ? [undefined, code] : [byteCount, undefined]);
});
