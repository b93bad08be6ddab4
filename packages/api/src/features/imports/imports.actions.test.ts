import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import v8, { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shortPdf } from "../../testing/papers/testPdfs.ts";
import { everythingKept, failOn, holdWrites, rowsOf } from "../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const folder = {
  "personnes.csv": csv(
    "référence;rôle;nom;prénom;email",
    "P-1;parent;Lefèvre;Zoé;zoe@example.fr",
    "P-2;voisin;X;Y;",
  ),
  "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-1;9", "GE-2;P-2;9"),
  "documents.csv": csv(
    "référence de la personne;référence du contrat;nature;fichier",
    "P-1;GE-1;contrat;ge1.pdf",
  ),
  "documents/ge1.pdf": shortPdf(),
};
const done = [
  counts("personnes.csv", { created: 1, refused: 1 }),
  counts("contrats-garde.csv", { created: 1, refused: 1 }),
  counts("documents.csv", { created: 1 }),
];

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;

describe("an import", () => {
  test("tried without keeping tells exactly what would happen, and nothing does", async () => {
    await agency.write(folder);
    const before = await everythingKept(db());
    const tried = await agency.run({ dryRun: true });
    expect(tried.counts).toEqual(done);
    expect(await everythingKept(db())).toEqual(before);
    expect(await agency.keptFiles()).toEqual([]);
    expect(await agency.run()).toEqual({ ...tried, kept: true });
  });

  test("tried over what is kept removes no file either", async () => {
    await agency.give(folder);
    await agency.write({ ...folder, "documents/ge1.pdf": shortPdf("other") });
    const [before, files] = [await everythingKept(db()), await agency.keptFiles()];
    expect((await agency.run({ dryRun: true })).counts.at(-1)).toEqual(
      counts("documents.csv", { updated: 1 }),
    );
    expect(await everythingKept(db())).toEqual(before);
    expect(await agency.keptFiles()).toEqual(files);
  });

  test("names the files that it does not read, hidden ones aside, and finds its own in any case", async () => {
    const { counts: read, warnings } = await agency.give({
      "Personnes.CSV": folder["personnes.csv"],
      "notes.txt": "",
      ".DS_Store": "",
      "documents/x.pdf": "",
    });
    expect(read).toEqual([counts("personnes.csv", { created: 1, refused: 1 })]);
    expect(warnings).toEqual([{ code: "unknownFile", file: "notes.txt", column: null }]);
  });

  test("begins neither without a folder nor without a file", async () => {
    await expect(agency.run()).rejects.toThrow("missing-folder");
    await mkdir(agency.folder);
    await expect(agency.run()).rejects.toThrow("nothing-to-import");
  });

  test("takes its turn when another one runs", async () => {
    await agency.write(folder);
    const held = await holdWrites(agency.database.connection.pool, "person");
    const running = agency.run();
    await until(held.isWaitedFor);
    const { promise: waits, resolve: onWait } = Promise.withResolvers<void>();
    const waiting = agency.run({ onWait });
    await waits;
    await held.release();
    const [first, second] = [await running, await waiting];
    expect([first.waited, first.counts]).toEqual([false, done]);
    expect([second.waited, second.counts[0]]).toEqual([
      true,
      counts("personnes.csv", { unchanged: 1, refused: 1 }),
    ]);
    expect(second.problems).toEqual(first.problems);
    expect(await rowsOf(db(), "person")).toHaveLength(1);
  });

  test("keeps the batches before a failure of the database, and goes on from there when it is run again", async () => {
    const parents = Array.from({ length: 1_500 }, (_, index) => `P-${index + 10};parent;X;Y;`);
    await agency.write({
      "personnes.csv": csv("référence;rôle;nom;prénom;email", ...parents),
      "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-10;9"),
    });
    const repair = await failOn(agency.database, "INSERT", "parent_contract");
    await expect(agency.run()).rejects.toThrow("failure");
    await repair();
    expect((await agency.run()).counts).toEqual([
      counts("personnes.csv", { unchanged: 1_500 }),
      counts("contrats-garde.csv", { created: 1 }),
    ]);
  });

  test("keeps the heap small for long files alone: it costs all who ask meanwhile", async () => {
    const set = vi.spyOn(v8, "setFlagsFromString");
    await agency.give(folder);
    expect(set).not.toHaveBeenCalled();
    const column = ";".padEnd(1_000, "x");
    const refused = Array.from({ length: 1_000 }, (_, line) => `GE-${line};P-0;9${column}`);
    await agency.give({
      "contrats-garde.csv": csv(`référence;référence du parent;état${column}`, ...refused),
    });
    expect(set.mock.calls.flat()).toContain("--heap-growing-percent=20");
  });

  test.runIf(isThorough)("does not need more memory for a longer file", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const heapAfter = async (contracts: number) => {
      let most = 0;
      await writeContracts(contracts);
      const onProgress = ({ rows }: { rows: number }) => {
        if (rows % 5_000 !== 0) return;
        collect();
        most = Math.max(most, process.memoryUsage().heapUsed);
      };
      const { counts: read, problems } = await agency.run({ onProgress });
      expect(most).toBeGreaterThan(0);
      expect(problems).toEqual([]);
      expect(read.at(-1)?.created).toBe(contracts);
      return most;
    };
    const short = await heapAfter(10_000);
    const long = await heapAfter(50_000);
    // The rows of 40,000 more contracts would take 40 MB and more.
    expect(long - short).toBeLessThan(8_000_000);
  });
});

async function writeContracts(count: number): Promise<void> {
  await agency.write({ "personnes.csv": csv("référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé") });
  await pipeline(
    async function* () {
      yield "référence;référence du parent;état;date de début;heures par mois\n";
      for (let line = 0; line < count; line++) yield `GE-${count}-${line};P-1;En cours;01/09/2026;86,67\n`;
    },
    createWriteStream(join(agency.folder, "contrats-garde.csv")),
  );
}
