import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { shortPdf } from "../../testing/papers/testPdfs.ts";
import { everythingKept, failOn, holdWrites, rowsOf } from "../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const people = csv("référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé");
const right = {
  "personnes.csv": people,
  "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-1;9"),
  "documents.csv": csv(
    "référence de la personne;référence du contrat;nature;fichier",
    "P-1;GE-1;contrat;ge1.pdf",
  ),
  "documents/ge1.pdf": shortPdf(),
};
const wrongAtItsEnd = {
  ...right,
  "documents.csv": csv(
    "référence de la personne;référence du contrat;nature;fichier",
    "P-1;GE-1;contrat;ge1.pdf",
    "P-1;GE-2;contrat;ge1.pdf",
  ),
};

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const allOrNothing = { allOrNothing: true };

describe("an import of all or nothing", () => {
  test("keeps nothing when the very last line is refused, in the database and among the files", async () => {
    await agency.write(wrongAtItsEnd);
    const before = await everythingKept(db());
    const { counts: done, problems, kept } = await agency.run(allOrNothing);
    expect(kept).toBe(false);
    expect(done.at(-1)).toEqual(counts("documents.csv", { created: 1, refused: 1 }));
    expect(problems).toEqual([
      "documents.csv, ligne 3, colonne « référence du contrat » : Aucun contrat ne porte cette référence.",
    ]);
    expect(await everythingKept(db())).toEqual(before);
    expect(await agency.keptFiles()).toEqual([]);
    expect(await rowsOf(db(), "loose_file")).toEqual([]);
  });

  test("keeps nothing when a file cannot be read", async () => {
    await agency.write({ ...right, "contrats-menage.csv": "" });
    expect((await agency.run(allOrNothing)).kept).toBe(false);
    expect(await rowsOf(db(), "person")).toEqual([]);
  });

  test("keeps everything when nothing is refused, as any other import would", async () => {
    await agency.write(right);
    const { counts: done, kept } = await agency.run(allOrNothing);
    expect([kept, done.map(({ created }) => created)]).toEqual([true, [1, 1, 1]]);
    expect(await agency.keptFiles()).toHaveLength(1);
    expect((await agency.run()).counts.map(({ unchanged }) => unchanged)).toEqual([1, 1, 1]);
  });

  test("shows nothing to anybody before its end", async () => {
    await agency.write(right);
    const held = await holdWrites(agency.database.connection.pool, "document");
    const running = agency.run(allOrNothing);
    await until(held.isWaitedFor);
    expect([await rowsOf(db(), "person"), await rowsOf(db(), "parent_contract")]).toEqual([[], []]);
    await held.release();
    await running;
    expect(await rowsOf(db(), "person")).toHaveLength(1);
  });

  test("leaves the former files where they were when it keeps nothing", async () => {
    await agency.give(right);
    const [before, files] = [await everythingKept(db()), await agency.keptFiles()];
    await agency.write({ ...wrongAtItsEnd, "documents/ge1.pdf": shortPdf("another") });
    await agency.run(allOrNothing);
    expect(await everythingKept(db())).toEqual(before);
    expect(await agency.keptFiles()).toEqual(files);
  });

  test("keeps nothing when the database fails on its way", async () => {
    await agency.write(right);
    const repair = await failOn(agency.database, "INSERT", "document");
    await expect(agency.run(allOrNothing)).rejects.toThrow("failure");
    await repair();
    expect(await rowsOf(db(), "person")).toEqual([]);
    expect(await agency.keptFiles()).toEqual([]);
  });
});

describe("an import that is interrupted", () => {
  const many = Array.from({ length: 1_500 }, (_, index) => `P-${index + 10};parent;X;Y`);
  const long = { ...right, "personnes.csv": csv("référence;rôle;nom;prénom", ...many) };
  const afterFirstBatch = () => {
    const interruption = new AbortController();
    return { interruption: interruption.signal, onProgress: () => interruption.abort() };
  };

  test("keeps the batch that was running, and goes on from there when it is run again", async () => {
    await agency.write(long);
    const cut = await agency.run(afterFirstBatch());
    expect([cut.interrupted, cut.kept]).toEqual([true, true]);
    expect(cut.counts).toEqual([counts("personnes.csv", { created: 1_000 })]);
    expect(await rowsOf(db(), "person")).toHaveLength(1_000);
    expect((await agency.run()).counts[0]).toEqual(
      counts("personnes.csv", { created: 500, unchanged: 1_000 }),
    );
  });

  test("keeps nothing when all or nothing was asked", async () => {
    await agency.write(long);
    const cut = await agency.run({ ...allOrNothing, ...afterFirstBatch() });
    expect([cut.interrupted, cut.kept]).toEqual([true, false]);
    expect(await rowsOf(db(), "person")).toEqual([]);
  });

  test("does nothing when it was still waiting for its turn", async () => {
    await agency.write(long);
    const interruption = new AbortController();
    const waiting: ReturnType<ImportTest["run"]>[] = [];
    await agency.run({
      onProgress() {
        if (waiting.length > 0) return;
        waiting.push(agency.run({ interruption: interruption.signal }));
        interruption.abort();
      },
    });
    expect(await waiting[0]).toMatchObject({ interrupted: true, kept: false, counts: [] });
  });
});
