import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import v8 from "node:v8";
import { importFileNames } from "@ribambelle/domain/imports/runs/fileNames";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ZipFile } from "yazl";
import { imports } from "../../../features.ts";
import { provenStaff, staffCookie } from "../../../testing/signedIn.ts";
import { keysIn } from "../../../testing/stores/testBackup.store.ts";
import { listJobs } from "../../../testing/stores/testJobs.store.ts";
import { runSql } from "../../../testing/stores/testModeration.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import type { FormField } from "../../../testing/testForm.ts";
import { csv } from "../../../testing/testImport.ts";
import { runTasks } from "../runs/runs.jobs.ts";
import { folderOf } from "./working/layOut.ts";

let portal: TestApp;
let cookie: string;
let bossId: number;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const boss = await provenStaff(portal, ["administrator"]);
  ({ cookie, personId: bossId } = boss);
});
afterAll(() => portal.close());
beforeEach(() => runSql(db(), "DELETE FROM import_run"));

const db = () => portal.database.connection.db;
const header = "référence;rôle;nom;prénom;email";
const post = (act: string, body: object, headers: Record<string, string> = {}) =>
  portal.call("POST", `/Agency/Imports/${act}`, {
    cookie,
    body,
    headers: { "idempotency-key": randomUUID(), ...headers },
  });
const create = async (): Promise<string> => (await post("Create", {})).json().importId;
const file = (fileName: string, content: string | Uint8Array): FormField => ({
  name: "file",
  content,
  fileName,
  type: "application/octet-stream",
});
const send = (importId: string, ...files: readonly FormField[]) =>
  portal.call("POST", "/Agency/Imports/AddFile", {
    cookie,
    files: [{ name: "importId", content: importId }, ...files],
  });
interface Arrived {
  readonly name: string;
  readonly step: number | null;
  readonly lines: number | null;
  readonly problems: readonly { readonly code: string; readonly column: string | null }[];
}
const added = async (importId: string, ...files: readonly FormField[]): Promise<readonly Arrived[]> => {
  const answer = await send(importId, ...files);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().files;
};
const read = async (id: string, path = "") =>
  (await portal.call("GET", `/Agency/Imports/${id}${path}`, { cookie })).json();
const options = { allOrNothing: false, quiet: true };
const work = (importId: string, signal?: AbortSignal) =>
  runTasks({ ...portal.deps, imports })["imports.work"]?.(
    { importId },
    { id: "1", ...(signal && { signal }) },
  );
async function tried(...lines: readonly string[]): Promise<string> {
  const id = await create();
  await added(id, file("personnes.csv", csv(header, ...lines)));
  expect((await post("Try", { importId: id, ...options })).statusCode).toBe(200);
  await work(id);
  return id;
}
async function given(...lines: readonly string[]): Promise<string> {
  const id = await tried(...lines);
  await post("Run", { importId: id, ...options });
  await work(id);
  return id;
}
const people = async (like: string) =>
  (
    await portal.database.owner.query(
      "SELECT agency_reference AS reference, email, last_name AS name FROM person WHERE agency_reference LIKE $1 ORDER BY 1",
      [like],
    )
  ).rows;

async function zipped(files: Readonly<Record<string, string>>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, mode === undefined ? {} : { mode });
  zip.end();
  return buffer(zip.outputStream.pipe(new PassThrough()));
}

describe("files that arrive for an import", () => {
  it("are counted while the process stays small where they are long (IMPORTS-22)", async () => {
    const set = vi.spyOn(v8, "setFlagsFromString");
    const id = await create();
    const line = `P-1;parent;${"x".repeat(1_000)};Jean;`;
    await added(id, file("personnes.csv", csv(header, ...Array<string>(10).fill(line))));
    expect(set).not.toHaveBeenCalled();
    await added(id, file("personnes.csv", csv(header, ...Array<string>(1_000).fill(line))));
    expect(set.mock.calls.flat()).toContain("--heap-growing-percent=20");
  });

  it("are told what they are, with their lines, and what of them is left aside or missing (IMPORTS-02, IMPORTS-03)", async () => {
    const id = await create();
    const told = await added(
      id,
      file("export/Personnes.csv", csv(`${header};jardin`, "P-1;parent;Petit;Jean;;x", "P-2;parent;A;B;;x")),
      file("contrats-garde.csv", csv("référence;état", "GE-1;9")),
      file("export/documents/2026/élève.pdf", "%PDF-1.7"),
      file("notes.txt", "bonjour"),
    );
    expect(told).toMatchObject([
      {
        name: "personnes.csv",
        step: imports.importers.findIndex((one) => one.file.name === "personnes.csv"),
        lines: 2,
        problems: [{ code: "unknown-column", column: "jardin" }],
      },
      {
        name: "contrats-garde.csv",
        lines: 1,
        problems: [{ code: "missing-column", column: "référence du parent" }],
      },
      { name: "documents/2026/élève.pdf", step: null, lines: null, problems: [] },
      { name: "notes.txt", step: null, problems: [{ code: "unknown-file" }] },
    ]);
    const run = await read(id);
    expect(run).toMatchObject({
      source: "page",
      state: "preparing",
      by: { userId: bossId },
      papers: { count: 1, byteCount: 8 },
      files: [
        {
          name: "personnes.csv",
          separator: ";",
          encoding: "utf-8",
          lines: 2,
          unknownColumns: ["jardin"],
          isKept: true,
        },
        { name: "contrats-garde.csv", missingColumns: ["référence du parent"] },
      ],
    });
  });

  it("are said to be written in no way where they have no first line (IMPORTS-02)", async () => {
    const id = await create();
    await added(id, file("personnes.csv", ""));
    expect((await read(id)).files).toMatchObject([{ name: "personnes.csv", separator: null, lines: null }]);
  });

  it("take the place of those of their names, and go when they are removed; no call gives one back (IMPORTS-03)", async () => {
    const id = await create();
    await added(id, file("personnes.csv", csv(header, "P-1;parent;Petit;Jean;")));
    await added(id, file("personnes.csv", csv(header, "P-1;parent;A;B;", "P-2;parent;A;B;")));
    expect((await read(id)).files).toMatchObject([{ name: "personnes.csv", lines: 2 }]);
    expect((await post("RemoveFile", { importId: id, name: "personnes.csv" })).statusCode).toBe(200);
    expect((await post("RemoveFile", { importId: id, name: "personnes.csv" })).statusCode).toBe(404);
    expect((await read(id)).files).toEqual([]);
    const nothing = await post("Try", { importId: id, ...options });
    expect([nothing.statusCode, nothing.json().code]).toEqual([400, "imports.nothing"]);
  });

  it.each([["../personnes.csv"], ["/etc/personnes.csv"], ["C:\\personnes.csv"], ["a/../../personnes.csv"]])(
    "are refused where their name leads elsewhere: %s (IMPORTS-03)",
    async (name) => {
      const id = await create();
      const [told] = await added(id, file(name, csv(header)));
      expect(told?.problems).toMatchObject([{ code: "file-outside" }]);
      expect((await read(id)).files).toEqual([]);
    },
  );

  it("are taken out of a ZIP by what it holds, links and names that lead elsewhere refused (IMPORTS-03)", async () => {
    const id = await create();
    const zip = await zipped({ "export/personnes.csv": csv(header), "export/documents/a.pdf": "%PDF-1.7" });
    expect((await added(id, file("export.zip", zip))).map(({ name }) => name)).toEqual([
      "personnes.csv",
      "documents/a.pdf",
    ]);
    const link = await zipped({ "personnes.csv": "/etc/passwd" }, 0o120777);
    // The names of its list of contents, of the same length.
    const outside = Buffer.from(
      (await zipped({ "xxxxpersonnes.csv": "x" })).toString("latin1").replaceAll("xxxxpers", "/../pers"),
      "latin1",
    );
    for (const [name, bytes] of Object.entries({ link, outside, half: zip.subarray(0, 80) })) {
      const [told] = await added(await create(), file(`${name}.zip`, bytes));
      expect(told?.problems, name).toMatchObject([{ code: "zip-unreadable" }]);
    }
    const bomb = await send(
      await create(),
      file("bomb.zip", await zipped({ "a.csv": "0".repeat(3_000_000) })),
    );
    expect([bomb.statusCode, bomb.json().code]).toEqual([413, "imports.too-large"]);
  });

  it("are refused where they are too large, and nothing of the call is kept (IMPORTS-03)", async () => {
    const id = await create();
    const large = Buffer.alloc(20 * 1024 * 1024 + 1, "%PDF-");
    const answer = await send(id, file("personnes.csv", csv(header)), file("documents/a.pdf", large));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "imports.too-large"]);
    expect((await read(id)).files).toEqual([]);
  });

  it("are refused for an import that is nobody's or has ended, and of a form that does not say which (IMPORTS-03, IMPORTS-09)", async () => {
    const id = await create();
    await post("Abandon", { importId: id });
    expect((await send(id, file("personnes.csv", ""))).json().code).toBe("imports.ended");
    expect((await send("x".repeat(22), file("personnes.csv", ""))).statusCode).toBe(404);
    const late = [file("personnes.csv", ""), { name: "importId", content: await create() }];
    const answer = await portal.call("POST", "/Agency/Imports/AddFile", { cookie, files: late });
    expect(answer.statusCode).toBe(400);
  });
});

describe("a look at an import", () => {
  it("says what each line would do, with before and after, and keeps nothing (IMPORTS-05, IMPORTS-06)", async () => {
    await given("T-1;parent;Petit;Jean;jean.t@example.fr", "T-2;parent;Roux;Ana;");
    const id = await tried(
      "T-1;parent;Petit;Jean;jean.t2@example.fr",
      "T-2;parent;Roux;Ana;",
      "T-3;parent;Morel;Léa;",
      "T-4;voisin;Morel;Léa;",
    );
    const run = await read(id);
    expect(run).toMatchObject({
      state: "tried",
      counts: { created: 1, updated: 1, unchanged: 1, refused: 1 },
      weighty: [{ kind: "email", count: 1 }],
      progress: null,
      endedAt: null,
    });
    const { items } = await read(id, "/Lines?weighty=true");
    expect(items).toMatchObject([
      {
        line: 2,
        outcome: "updated",
        name: "T-1",
        subject: { displayName: "Jean Petit" },
        changes: [{ column: "email", from: "jean.t@example.fr", to: "jean.t2@example.fr", isWeighty: true }],
      },
    ]);
    expect((await read(id, "/Lines?column=email")).items).toHaveLength(1);
    expect((await read(id, "/Lines?column=nom")).items).toHaveLength(0);
    expect(await people("T-%")).toMatchObject([{ email: "jean.t@example.fr" }, {}]);
    expect(existsSync(folderOf(id))).toBe(false);
  });

  it("begins anew each time: what was corrected is shown as corrected (IMPORTS-11)", async () => {
    const id = await tried("U-1;voisin;Petit;Jean;");
    expect(await read(id)).toMatchObject({ state: "tried", counts: { refused: 1 } });
    await added(id, file("personnes.csv", csv(header, "U-1;parent;Petit;Jean;")));
    expect(await read(id)).toMatchObject({ state: "preparing", counts: { refused: 0 }, hasLines: false });
    await post("Try", { importId: id, ...options });
    await work(id);
    expect((await read(id, "/Lines")).items).toMatchObject([{ outcome: "created", problem: null }]);
  });

  it("tells days, yes or no and values of lists in the language of who reads (IMPORTS-06)", async () => {
    const first = await create();
    const columns = `${header};date de naissance;entretien passé`;
    await added(first, file("personnes.csv", csv(columns, "V-1;parent;Petit;Jean;;02/03/1990;non")));
    await post("Try", { importId: first, ...options });
    await work(first);
    await post("Run", { importId: first, ...options });
    await work(first);
    const id = await create();
    await added(id, file("personnes.csv", csv(columns, "V-1;intervenant;Petit;Jean;;03/03/1990;oui")));
    await post("Try", { importId: id, ...options });
    await work(id);
    const changes = async (language: string) =>
      (
        await portal.call("GET", `/Agency/Imports/${id}/Lines`, {
          cookie,
          headers: { "accept-language": language },
        })
      ).json().items[0].changes;
    expect(await changes("fr")).toEqual([
      { column: "rôle", from: "parent", to: "intervenant", isWeighty: true },
      { column: "date de naissance", from: "2 mars 1990", to: "3 mars 1990", isWeighty: false },
      { column: "entretien passé", from: "non", to: "oui", isWeighty: false },
    ]);
    expect((await changes("en"))[2]).toMatchObject({ from: "no", to: "yes" });
  });

  it("may be stopped, and keeps its files (IMPORTS-05, IMPORTS-09)", async () => {
    const id = await create();
    await added(id, file("personnes.csv", csv(header, "S-1;parent;Petit;Jean;")));
    await post("Try", { importId: id, ...options });
    expect((await post("Try", { importId: id, ...options })).json().code).toBe("imports.running");
    expect((await post("Stop", { importId: id })).statusCode).toBe(200);
    await work(id);
    expect(await read(id)).toMatchObject({ state: "preparing", files: [{ isKept: true }] });
    expect((await post("Stop", { importId: id })).json().code).toBe("imports.ended");
  });

  it("shows a contract that changes hands and a state that goes back apart (IMPORTS-06)", async () => {
    const contracts = "référence;référence du parent;état;ponctuel";
    const both = async (...lines: readonly string[]) => {
      const id = await create();
      await added(
        id,
        file("personnes.csv", csv(header, "C-1;parent;Petit;Jean;", "C-2;parent;Roux;Ana;")),
        file("contrats-garde.csv", csv(contracts, ...lines)),
      );
      await post("Try", { importId: id, ...options });
      await work(id);
      return id;
    };
    const first = await both("GE-C1;C-1;En cours;non", "GE-C2;C-1;En cours;non", "GE-C3;C-1;Signé;non");
    await post("Run", { importId: first, ...options });
    await work(first);
    const id = await both("GE-C1;C-2;En cours;non", "GE-C2;C-1;Signé;non", "GE-C3;C-1;En cours;oui");
    const lines = (await read(id, "/Lines?file=contrats-garde.csv")).items;
    expect(lines.map((one: { changes: unknown }) => one.changes)).toEqual([
      [{ column: "référence du parent", from: "C-1", to: "C-2", isWeighty: true }],
      [{ column: "état", from: "En cours", to: "Signé", isWeighty: true }],
      [
        { column: "état", from: "Signé", to: "En cours", isWeighty: false },
        { column: "ponctuel", from: "non", to: "oui", isWeighty: false },
      ],
    ]);
  });
});

describe("an import by page", () => {
  it("does what was tried, in the name of who asked for it (IMPORTS-08, IMPORTS-10)", async () => {
    const id = await given("R-1;parent;Petit;Jean;", "R-2;voisin;Roux;Ana;");
    expect(await read(id)).toMatchObject({
      state: "to-resume",
      counts: { created: 1, refused: 1 },
      by: { userId: bossId },
      startedAt: expect.any(String),
      endedAt: expect.any(String),
    });
    expect((await read(id, "/Lines?outcome=created")).items).toMatchObject([
      { subject: { displayName: "Jean Petit" } },
    ]);
    const entries = await portal.database.owner.query(
      "SELECT action, actor_id, subject FROM audit_entry WHERE parent = $1 ORDER BY id",
      [id],
    );
    const noted = ["created", "files-added", "tried", "run", "people-imported"];
    expect(entries.rows).toMatchObject(
      noted.map((act) => ({
        action: `imports.${act}`,
        actor_id: bossId,
        ...(act === "files-added" && { subject: "personnes.csv" }),
      })),
    );
  });

  it("runs only what was tried, lately, and once (IMPORTS-08, IMPORTS-09)", async () => {
    const id = await create();
    await added(id, file("personnes.csv", csv(header, "O-1;parent;Petit;Jean;")));
    const run = (key = randomUUID()) => post("Run", { importId: id, ...options }, { "idempotency-key": key });
    expect((await run()).json().code).toBe("imports.not-tried");
    await post("Try", { importId: id, ...options });
    await work(id);
    await runSql(db(), "UPDATE import_run SET tried_at = tried_at - interval '25 hours'");
    expect((await run()).json().code).toBe("imports.not-tried");
    await runSql(db(), "UPDATE import_run SET tried_at = now()");
    const key = randomUUID();
    const [one, again, other] = [await run(key), await run(key), await run()];
    expect([one.statusCode, again.statusCode, other.json().code]).toEqual([200, 200, "imports.running"]);
    await work(id);
    expect(await read(id)).toMatchObject({ state: "done", counts: { created: 1 } });
    expect((await run()).json().code).toBe("imports.ended");
  });

  it("stops before it keeps anything when what it would touch has changed since (IMPORTS-08)", async () => {
    await given("W-1;parent;Petit;Jean;jean.w@example.fr");
    const id = await tried("W-1;parent;Petit;Jean;jean.w2@example.fr", "W-2;parent;Neuf;Neuf;");
    await runSql(db(), "UPDATE person SET email = 'jean.w3@example.fr' WHERE agency_reference = 'W-1'");
    await post("Run", { importId: id, ...options });
    await work(id);
    expect(await read(id)).toMatchObject({ state: "preparing", problem: "changed-since" });
    expect((await post("Run", { importId: id, ...options })).json().code).toBe("imports.changed-since");
    expect(await people("W-%")).toMatchObject([{ email: "jean.w3@example.fr" }]);
  });

  it("waits for a decision as before where it is stopped before it began, and may be run then (IMPORTS-08, IMPORTS-09)", async () => {
    const id = await tried("Y-1;parent;Petit;Jean;");
    const before = await read(id);
    await post("Run", { importId: id, ...options });
    expect((await post("Stop", { importId: id })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: "trying", isStopping: true, runsAfter: true });
    await work(id);
    expect(await read(id)).toEqual(before);
    expect(await people("Y-%")).toEqual([]);
    await post("Run", { importId: id, ...options });
    await work(id);
    expect(await read(id)).toMatchObject({ state: "done", counts: { created: 1 } });
  });

  it("asks who runs it to prove that it is them (IMPORTS-09)", async () => {
    const other = await staffCookie(portal, "administrator");
    const answer = await portal.call("POST", "/Agency/Imports/Run", {
      cookie: other,
      body: { importId: "x".repeat(22), ...options },
      headers: { "idempotency-key": randomUUID() },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "request.proof-needed"]);
  });

  it("keeps nothing where all or nothing was asked and a line is refused (IMPORTS-10)", async () => {
    const id = await tried("N-1;parent;Petit;Jean;", "N-2;voisin;Roux;Ana;");
    await post("Run", { importId: id, allOrNothing: true, quiet: true });
    await work(id);
    expect(await read(id)).toMatchObject({ state: "abandoned", options: { allOrNothing: true } });
    expect(await people("N-%")).toEqual([]);
  });

  it("goes on from where a killed process left it, and is left to another by one that stops (IMPORTS-10)", async () => {
    const id = await tried("K-1;parent;Petit;Jean;");
    await post("Run", { importId: id, ...options });
    const waiting = async () => (await listJobs(db())).length;
    const before = await waiting();
    await work(id, AbortSignal.abort());
    expect(await read(id)).toMatchObject({ state: "trying", runsAfter: true });
    expect(await waiting()).toBe(before + 1);
    await runSql(db(), "UPDATE import_run SET state = 'running', started_at = now(), runs_after = false");
    await work(id);
    expect(await read(id)).toMatchObject({ state: "done", counts: { created: 1 } });
    expect(await waiting()).toBe(before + 1);
  });

  it("lets its refused lines be corrected in a file of their own (IMPORTS-12)", async () => {
    const id = await given("Q-1;voisin;=1+1;Jean;", "Q-2;parent;A;B;", 'Q-3;parent;"X;Y;');
    const answer = await portal.call("GET", `/Agency/Imports/${id}/Refused/personnes.csv`, { cookie });
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringContaining("personnes.csv"),
    });
    const [head, first, second] = answer.body.replaceAll("\u00a0", " ").split("\r\n");
    expect(head).toBe(`\ufeff${header};problème`);
    expect(first).toBe(
      "Q-1;voisin;'=1+1;Jean;;colonne « rôle » : Cette valeur n’est pas connue. Valeurs possibles : parent, intervenant, agence.",
    );
    expect(second).toBe(";;;;;ligne 4 : Un guillemet ouvert sur cette ligne n’est pas bien refermé.");
    const none = await portal.call("GET", `/Agency/Imports/${id}/Refused/equipe.csv`, { cookie });
    expect(none.statusCode).toBe(404);
  });

  it("is looked at though the names of its PDF files meet, and says so when the look fails (IMPORTS-03, IMPORTS-05)", async () => {
    const id = await create();
    await added(
      id,
      file("personnes.csv", csv(header, "Z-1;parent;A;B;")),
      file("documents/a.pdf", "%PDF-1.7 placed"),
      file("a.pdf", "%PDF-1.7 alone"),
      file("documents/a.pdf/b.pdf", "%PDF-1.7 inside"),
    );
    await post("Try", { importId: id, ...options });
    await work(id);
    expect(await read(id)).toMatchObject({ state: "tried", papers: { count: 3 } });
    await post("Try", { importId: id, ...options });
    const broken = {
      ...portal.deps,
      imports: { ...imports, importers: [{ ...imports.importers[1], keep: null }] },
    };
    await runTasks(broken as never)["imports.work"]?.({ importId: id }, { id: "1" });
    expect(await read(id)).toMatchObject({ state: "preparing", problem: "failed" });
  });

  it("whose files are gone says so (IMPORTS-17)", async () => {
    const id = await create();
    await added(id, file("personnes.csv", csv(header, "F-1;parent;A;B;")));
    await post("Try", { importId: id, ...options });
    for (const key of await keysIn(portal.fileStore)) await portal.fileStore.remove(key);
    await work(id);
    expect(await read(id)).toMatchObject({ state: "preparing", problem: "files-away" });
  });

  it("has its files for 30 days after its end, and a prepared one is abandoned then (IMPORTS-17)", async () => {
    const id = await given("D-1;parent;A;B;");
    const left = await create();
    await added(left, file("documents/a.pdf", "%PDF-"));
    const sweep = (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000);
      return runTasks({ ...portal.deps, imports, now })["imports.sweep"]?.(null, { id: "1" });
    };
    await sweep(29);
    expect((await read(id)).files).toMatchObject([{ isKept: true }]);
    await sweep(31);
    expect((await read(id)).files).toMatchObject([{ name: "personnes.csv", isKept: false }]);
    expect(await read(left)).toMatchObject({ state: "abandoned", papers: { count: 0 } });
    const { rows } = await portal.database.owner.query("SELECT count(*)::int AS count FROM loose_file");
    expect(rows[0].count).toBeGreaterThanOrEqual(2);
  });
});

it.each(imports.importers.map(({ file: { name } }) => name))(
  "gives a model of %s with one example that the import reads (IMPORTS-03)",
  async (name) => {
    const answer = await portal.call("GET", `/Agency/ImportModels/${name}`, { cookie });
    expect(answer.statusCode).toBe(200);
    const id = await create();
    const [told] = await added(id, file(name, answer.body));
    expect(told).toMatchObject({ name, lines: 1, problems: [] });
  },
);

it("has all files of imports on its page (IMPORTS-02)", () => {
  expect([...importFileNames].sort()).toEqual(imports.importers.map(({ file: { name } }) => name).sort());
});

it("is for administrators alone (IMPORTS-09)", async () => {
  const others = await staffCookie(portal, "coordinator", "recruiter", "reader");
  for (const act of ["Create", "RemoveFile", "Try", "Stop", "Abandon"]) {
    const answer = await portal.call("POST", `/Agency/Imports/${act}`, { cookie: others, body: {} });
    expect(answer.statusCode, act).toBe(403);
  }
  const model = await portal.call("GET", "/Agency/ImportModels/personnes.csv", { cookie: others });
  expect(model.statusCode).toBe(403);
});
