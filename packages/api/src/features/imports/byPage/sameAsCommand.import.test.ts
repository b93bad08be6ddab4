import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { afterAll, beforeAll, expect, it } from "vitest";
import { imports } from "../../../features.ts";
import { provenStaff } from "../../../testing/signedIn.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { everyTable } from "../../../testing/wholeDatabase/everyTable.store.ts";
import { byCommand } from "../../audit/index.ts";
import { importFolder } from "../index.ts";
import { runTasks } from "../runs/runs.jobs.ts";

const examples = fileURLToPath(new URL("../../../../../../docs/import", import.meta.url));

let byPage: TestApp;
let byOrder: TestApp;
let folder: string;
let cookie: string;
let bossId: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ribambelle-same-"));
  await cp(examples, folder, { recursive: true });
  byPage = await buildTestApp({ JOBS: "elsewhere" });
  byOrder = await buildTestApp({ JOBS: "elsewhere" });
  // The same colleague on both sides, so that their rows are the same.
  const given = { agency_reference: "BOSS", user_name: "boss", email: null, last_name: "Boss" };
  ({ cookie } = await provenStaff(byPage, ["administrator"], given));
  ({ personId: bossId } = await provenStaff(byOrder, ["administrator"], given));
});
afterAll(async () => {
  await byPage.close();
  await byOrder.close();
  await rm(folder, { recursive: true, force: true });
});

async function importByPage(): Promise<void> {
  const post = (act: string, body: object) =>
    byPage.call("POST", `/Agency/Imports/${act}`, {
      cookie,
      body,
      headers: { "idempotency-key": randomUUID() },
    });
  const { importId } = (await post("Create", {})).json();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const fields = await Promise.all(
    files.map(async (path) => ({
      name: "file",
      content: await readFile(path),
      fileName: relative(folder, path),
      type: "application/octet-stream",
    })),
  );
  const added = await byPage.call("POST", "/Agency/Imports/AddFile", {
    cookie,
    files: [{ name: "importId", content: importId }, ...fields],
  });
  expect(added.statusCode, added.body).toBe(200);
  for (const act of ["Try", "Run"]) {
    const asked = await post(act, { importId, allOrNothing: false, quiet: false });
    expect(asked.statusCode, asked.body).toBe(200);
    await runTasks({ ...byPage.deps, imports })["imports.work"]?.({ importId }, { id: "1" });
  }
}

async function importByCommand(): Promise<void> {
  const { connection, fileStore, terms, config } = byOrder.deps;
  const now = byOrder.deps.now();
  await importFolder({
    ...{ imports, connection, fileStore, folder, by: { ...byCommand, actorId: bossId } },
    ...{ today: dayAt(now), now, terms },
    ...{ quiet: false, isInOldPortal: config.oldPortalUrl !== null, dryRun: false },
    ...{ onProblem: () => {}, onWarning: () => {}, onWait: () => {} },
  });
}

// What the page keeps of its own doing, and of who was there to do it; the acts are compared apart.
const ofThePage = new Set([
  ...[
    "import_run",
    "import_file",
    "import_line",
    "idempotency_key",
    "loose_file",
    "audit_entry",
    "audit_detail",
  ],
  ...["session", "attempt", "known_browser", "second_factor", "recovery_code"],
]);

// An id that was drawn by lot.
const withoutLot = (subject: unknown): string => String(subject).replace(/ [\w-]{22}$/, " …");

async function kept(portal: TestApp): Promise<Record<string, readonly unknown[]>> {
  const tables = await everyTable(portal.database.connection.db);
  const acts = (tables.audit_entry ?? []).filter(({ source }) => source === "import" || source === "command");
  return {
    ...Object.fromEntries(Object.entries(tables).filter(([table]) => !ofThePage.has(table))),
    // Which import made a version differs.
    person: (tables.person ?? []).map(({ version_by_import: _, ...person }) => person),
    // The chain’s hashes are taken over instants and ids.
    signature_event: (tables.signature_event ?? []).map(({ hash, previous, ...event }) => [
      event,
      !hash,
      !previous,
    ]),
    acts: acts
      .map(({ action, person_id, subject }) => `${action} ${person_id} ${withoutLot(subject)}`)
      .sort(),
  };
}

async function expectTheSame(): Promise<ReturnType<typeof kept>> {
  const [page, command] = [await kept(byPage), await kept(byOrder)];
  expect(Object.keys(page).length).toBeGreaterThan(60);
  expect(page).toEqual(command);
  return page;
}

const change = async (name: string, from: string, to: string) => {
  const path = join(folder, name);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

it("an import by page keeps in every table what the same one by the command keeps, the first one and one that changes (IMPORTS-10)", async () => {
  await importByPage();
  await importByCommand();
  await expectTheSame();
  await change("personnes.csv", "Morvan-Leroy;Élise", "Morvan;Élise");
  await change("personnes.csv", "elise.morvan@example.fr", "elise@example.fr");
  await change("contrats-garde.csv", "GE-2026-0042;En cours", "GE-2026-0042;En attente de votre signature");
  await change("contrats-garde.csv", "GE-2026-0051;PAR-002;;En attente", "GE-2026-0051;PAR-009;;En attente");
  await change("factures.csv", "FAC-2026-0310;PAR-001;Facture", "FAC-2026-0311;PAR-001;Facture");
  await importByPage();
  await importByCommand();
  const { notification = [], letter = [] } = await expectTheSame();
  // What people are told is among what was compared.
  expect([notification.length, letter.length]).toEqual([4, 3]);
});
