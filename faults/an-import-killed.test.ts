import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isThorough, moment, rounds } from "@ribambelle/processes/rounds";
import { expect } from "vitest";
import { type Fixtures, test } from "./fixtures.ts";
import { type Agency, type Kept, readKept, tornBatches, writeAgency } from "./importFolder.ts";

const agency: Agency = { people: 3_000, contracts: 5_000, documents: 40 };
const large: Agency = { people: 40_000, contracts: 59_960, documents: 40 };

test("an import killed at any moment keeps whole batches, shows no half document, and is simply run again", async ({
  aFolder,
  aServer,
  aCommand,
}) => {
  await killAndRunAgain({ aFolder, aServer, aCommand }, agency, rounds(20, 1));
});

test.runIf(isThorough)(
  "an import of 100,000 lines killed at five moments keeps whole batches, and is simply run again",
  async ({ aFolder, aServer, aCommand }) => {
    await killAndRunAgain({ aFolder, aServer, aCommand }, large, 5);
  },
);

async function killAndRunAgain(
  { aFolder, aServer, aCommand }: Pick<Fixtures, "aFolder" | "aServer" | "aCommand">,
  agency: Agency,
  count: number,
): Promise<void> {
  const [folder, data] = [aFolder(), aFolder()];
  const server = await aServer();
  const settings = { DATA_FOLDER: data, DATABASE_URL: server.url("postgres") };
  const runImport = () => aCommand(["import", folder], settings);
  const begun = performance.now();
  writeAgency(folder, agency, 0);
  expect(await runImport().ended).toBe(0);
  const wholeMs = performance.now() - begun;
  for (let round = 0; round < count; round += 1) {
    writeAgency(folder, agency, round + 1);
    const killed = runImport();
    await pause(moment(round, count, wholeMs));
    await killed.kill();
    const kept = await readKept(server.url("postgres"));
    expect([tornBatches(kept.people, agency.people), tornBatches(kept.contracts, agency.contracts)]).toEqual([
      [],
      [],
    ]);
    expectWholeDocuments(kept, data);
    const again = runImport();
    expect([await again.ended, again.output.problems]).toEqual([0, ""]);
    expectGeneration(await readKept(server.url("postgres")), agency, round + 1, folder);
  }
}

const sha256 = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Every document that people see has its file, whole. */
function expectWholeDocuments({ documents }: Kept, data: string): void {
  const broken = documents.filter(({ fileKey, ...document }) => {
    const path = join(data, "files", fileKey);
    return !existsSync(path) || sha256(path) !== document.sha256;
  });
  expect(broken).toEqual([]);
}

function expectGeneration(
  { people, contracts, documents }: Kept,
  agency: Agency,
  generation: number,
  folder: string,
): void {
  expect([people.size, ...new Set(people.values())]).toEqual([agency.people, `Ville ${generation}`]);
  expect([contracts.size, ...new Set(contracts.values())]).toEqual([agency.contracts, String(generation)]);
  const expected = Array.from({ length: agency.documents }, (_, n) =>
    sha256(join(folder, "documents", `${n}.pdf`)),
  );
  expect(documents.map((document) => document.sha256)).toEqual(expected);
}
