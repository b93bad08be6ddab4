import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { skipAloud, test } from "./fixtures.ts";
import { writeAgency } from "./importFolder.ts";
import { mountSmallDisk } from "./smallDisk.ts";

const needed = "no disk of its own can be mounted here (it takes root and the right to mount)";

test.for([
  ["an empty", false],
  ["a used", true],
] as const)(
  "%s data folder on a read-only disk: the start says so in one sentence",
  async ([, isUsed], { aFolder, begin, onTestFinished, task, skip }) => {
    const folder = aFolder();
    const disk = mountSmallDisk(folder, 300);
    if (!disk) return skipAloud({ task, skip }, needed);
    onTestFinished(() => disk.remove());
    if (isUsed) cpSync(inject("firstStart").folder, folder, { recursive: true });
    disk.makeReadOnly();
    const portal = begin({ settings: { DATA_FOLDER: folder } });
    expect(await portal.ended).toBe(1);
    expect(portal.output.problems).toBe(
      `The disk that holds ${folder} is read-only: mount it for writing (after a fault of the disk, check it first), or choose another data folder.\n`,
    );
  },
);

test("a file store on a read-only disk: an import says so in one sentence", async ({
  aFolder,
  aServer,
  aCommand,
  onTestFinished,
  task,
  skip,
}) => {
  const [folder, agency] = [aFolder(), aFolder()];
  const files = join(folder, "files");
  mkdirSync(files);
  const disk = mountSmallDisk(files, 1);
  if (!disk) return skipAloud({ task, skip }, needed);
  onTestFinished(() => disk.remove());
  disk.makeReadOnly();
  const server = await aServer();
  writeAgency(agency, { people: 5, contracts: 5, documents: 2 }, 1);
  const cut = aCommand(["import", agency], { DATA_FOLDER: folder, DATABASE_URL: server.url("postgres") });
  expect(await cut.ended).toBe(1);
  expect(cut.output.problems).toBe(
    `The file store (${files}) cannot be used just now: its disk is read-only.\n`,
  );
});
