import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PDF } from "@libpdf/core";
import type { Reading } from "@ribambelle/domain/readings/reading";
import type { ToDoList } from "@ribambelle/domain/toDos/toDo";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readTerms } from "../../agency/readAgency.ts";
import { imports } from "../../features.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { lettersTo } from "../../testing/stores/testLetters.store.ts";
import {
  insertBabysitterContract,
  insertPerson,
  type TestPerson,
} from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { csv } from "../../testing/testImport.ts";
import { byCommand } from "../audit/index.ts";
import { importFolder } from "../imports/index.ts";

const today = "2026-11-23";
let clock: Date;
let portal: TestApp;
let place: string;
let [twoPages, threePages]: Buffer[] = [];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => new Date(clock) } });
  place = await mkdtemp(join(tmpdir(), "ribambelle-readings-"));
  [twoPages, threePages] = await Promise.all([pdf(2), pdf(3)]);
});
afterAll(async () => {
  await portal.close();
  await rm(place, { recursive: true });
});

let count = 0;
let babysitter: TestPerson & { readonly cookie: string };
beforeEach(async () => {
  clock = new Date(`${today}T09:00:00Z`);
  // Whoever was there before is no recipient of what a test imports for everybody.
  await sql`UPDATE person SET deactivated_at = now() WHERE deactivated_at IS NULL`.execute(db());
  babysitter = await aBabysitter();
});

const db = () => portal.database.connection.db;
async function pdf(pages: number): Promise<Buffer> {
  const made = PDF.create();
  for (let page = 0; page < pages; page++) made.addPage();
  return Buffer.from(await made.save());
}
async function aBabysitter() {
  count += 1;
  const created_at = new Date("2026-01-01T00:00:00Z");
  const person = await insertPerson(db(), "BabySitter", { agency_reference: `INT-${count}`, created_at });
  return { ...person, reference: `INT-${count}`, cookie: await portal.signIn(person.userName) };
}

const columns =
  "référence;titre;titre anglais;catégorie;demande;publié le;à lire avant le;jours pour lire;destinataires;retiré;fichier";
interface Given {
  readonly reference: string;
  readonly title?: string;
  readonly demand?: string;
  readonly deadline?: string;
  readonly days?: string;
  readonly audience?: string;
  readonly withdrawn?: string;
  readonly published?: string;
  readonly file?: string;
}
const line = (one: Given) =>
  [
    one.reference,
    one.title ?? "Protocole canicule",
    "Heatwave protocol",
    "Santé et sécurité",
    one.demand ?? "À lire et confirmer",
    one.published ?? "12/11/2026",
    one.deadline ?? "30/11/2026",
    one.days ?? "",
    one.audience ?? "Tous",
    one.withdrawn ?? "non",
    one.file ?? "protocole.pdf",
  ].join(";");

interface Run {
  readonly content?: Uint8Array | undefined;
  readonly recipients?: readonly string[];
  readonly quiet?: boolean;
  readonly isInOldPortal?: boolean;
  readonly files?: Readonly<Record<string, string>>;
  readonly on?: string;
}
/** Imports documents, and gives what became of each file and its lines. */
async function give(readings: readonly Given[], run: Run = {}) {
  const folder = await mkdtemp(join(place, "folder-"));
  const files: Record<string, string | Uint8Array> = {
    "a-consulter/protocole.pdf": run.content ?? twoPages ?? "",
    ...(readings.length > 0 && { "documents-a-consulter.csv": csv(columns, ...readings.map(line)) }),
    ...(run.recipients && {
      "destinataires.csv": csv("référence du document;référence de la personne", ...run.recipients),
    }),
    ...run.files,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const problems: unknown[] = [];
  const result = await importFolder({
    imports,
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    folder,
    by: byCommand,
    today: run.on ?? today,
    now: clock,
    terms: readTerms(null),
    quiet: run.quiet ?? false,
    isInOldPortal: run.isInOldPortal ?? false,
    dryRun: false,
    onProblem: ({ line, column, code }) => problems.push([line, column, code]),
    onWarning: () => {},
    onWait: () => {},
  });
  const done = result.files.map(({ created, updated, unchanged }) => [created, updated, unchanged]);
  return { done, problems };
}

interface SignedIn extends TestPerson {
  readonly cookie: string;
}
const get = ({ cookie }: SignedIn, path: string, headers = {}) =>
  portal.call("GET", path, { cookie, headers });
const listOf = async (person: SignedIn = babysitter) =>
  (await get(person, "/Reading/GetMyReadings")).json() as Reading[];
const only = async (person: SignedIn = babysitter) => {
  const [one, ...others] = await listOf(person);
  if (!one || others.length > 0) throw new Error(`${others.length + 1} documents`);
  return one;
};
const open = (person: SignedIn, id: string) =>
  get(person, `/document/${id}/download`, { "user-agent": "A browser" });
const post = ({ cookie }: SignedIn, act: "MarkRead" | "Confirm", body: object) =>
  portal.call("POST", `/Reading/${act}`, { cookie, body, headers: { "user-agent": "A browser" } });
const read = { how: "pages", pagesSeen: 2 };
const proofsOf = async ({ personId }: TestPerson) =>
  (
    await sql<{ mark: string; how: string | null; version: number; browser: string; address: string }>`
      SELECT mark, how, version, browser, address FROM reading_proof WHERE person_id = ${personId} ORDER BY id`.execute(
      db(),
    )
  ).rows;
const noticesOf = async ({ personId }: TestPerson) =>
  (await sql<{ kind: string }>`SELECT kind FROM notification WHERE person_id = ${personId}`.execute(db()))
    .rows.length;
const toDosOf = async (person: SignedIn) =>
  ((await get(person, "/ToDo/GetMyToDos")).json() as ToDoList).toDos;

describe("a document that the agency gives to read", () => {
  it("is shown to its recipients with all that the file says, and asked of them (READING-12, READING-13, TODO-08)", async () => {
    const reference = `LIRE-${count}`;
    expect(await give([{ reference }])).toEqual({ done: [[1, 0, 0]], problems: [] });
    const reading = await only();
    expect(reading).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      title: "Protocole canicule",
      category: 1,
      categoryDisplayName: "Santé et sécurité",
      demand: 2,
      publishedDate: "2026-11-12",
      deadline: "2026-11-30",
      version: 1,
      pageCount: 2,
      byteCount: twoPages?.length,
      openedAt: null,
      readAt: null,
      confirmedAt: null,
      isLate: false,
      isNewVersion: false,
    } satisfies Record<keyof Reading, unknown>);
    expect((await get(babysitter, `/Reading/GetMyReading/${reading.id}`)).json()).toEqual(reading);
    const english = await get(babysitter, "/Reading/GetMyReadings", { "accept-language": "en" });
    expect(english.json()[0]).toMatchObject({
      title: "Heatwave protocol",
      categoryDisplayName: "Health and safety",
    });
    const [toDo] = await toDosOf(babysitter);
    expect(toDo).toMatchObject({
      kind: "readings.read",
      title: "Lire et confirmer\u00a0: Protocole canicule",
      deadline: "2026-11-30",
      link: `/intervenant/a-consulter/${reading.id}`,
    });
    expect(await noticesOf(babysitter)).toBe(1);
    const letters = await lettersTo(db(), babysitter.email);
    expect(letters.length + (await orderedTo(babysitter))).toBe(1);
  });

  const orderedTo = async ({ personId }: TestPerson) =>
    (await sql`SELECT FROM letter WHERE person_id = ${personId} AND kind = 'readings.added'`.execute(db()))
      .rows.length;

  it.each([
    ["for information", { demand: "Pour information" }, 1, 0],
    ["without a deadline", { deadline: "" }, 1, 0],
    ["older than sixty days", { published: "23/09/2026" }, 0, 0],
    ["with a deadline", {}, 1, 1],
  ] as [string, Omit<Given, "reference">, number, number][])(
    "%s causes notices %#: %j (READING-16, SPACE-30)",
    async (_, given, notices, letters) => {
      await give([{ reference: `LIRE-${count}`, ...given }]);
      expect([await noticesOf(babysitter), await orderedTo(babysitter)]).toEqual([notices, letters]);
      expect((await toDosOf(babysitter)).filter(({ kind }) => kind === "readings.read")).toHaveLength(
        given.demand ? 0 : 1,
      );
    },
  );

  it("says nothing in a quiet import, nor while the older portal shows them (READING-16, SPACE-03, SPACE-30, TODO-21)", async () => {
    await give([{ reference: `LIRE-${count}-a` }], { quiet: true });
    await give([{ reference: `LIRE-${count}-b` }], { isInOldPortal: true });
    expect([await noticesOf(babysitter), await orderedTo(babysitter)]).toEqual([0, 0]);
    const legacy = await buildTestApp(
      { JOBS: "elsewhere", LEGACY_BASE_URL: "https://ancien.example.fr" },
      { database: portal.database, deps: { now: () => new Date(clock) } },
    );
    const { cookie } = babysitter;
    const { toDos } = (await legacy.call("GET", "/ToDo/GetMyToDos", { cookie })).json() as ToDoList;
    expect(toDos.map(({ kind }) => kind)).toEqual(["profile.complete"]);
    expect((await legacy.call("GET", "/Reading/GetMyReadings", { cookie })).json()).toHaveLength(2);
    await legacy.app.close();
  });

  it("is counted with the others in one notice (SPACE-31)", async () => {
    await give([{ reference: `LIRE-${count}-a` }, { reference: `LIRE-${count}-b` }]);
    expect([await noticesOf(babysitter), await orderedTo(babysitter)]).toEqual([1, 1]);
  });

  it("is nobody else's: another's answers like one that is not there (READING-12, SPACE-05)", async () => {
    await give([{ reference: `LIRE-${count}`, audience: "Liste" }], {
      recipients: [`LIRE-${count};INT-${count}`],
    });
    const { id, version } = await only();
    const other = await aBabysitter();
    const parent = await insertPerson(db(), "Parent");
    const parents = { ...parent, cookie: await portal.signIn(parent.userName) };
    expect(await listOf(other)).toEqual([]);
    const nobodys = "x".repeat(22);
    for (const one of [id, nobodys]) {
      const answers = [
        await get(other, `/Reading/GetMyReading/${one}`),
        await open(other, one),
        await post(other, "MarkRead", { id: one, version, ...read }),
        await post(other, "Confirm", { id: one, version }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, expect.any(Number), 404, 404]);
      expect(answers[0]?.json()).toMatchObject({ code: "request.not-found" });
    }
    expect((await get(parents, "/Reading/GetMyReadings")).statusCode).toBe(403);
    expect((await portal.call("GET", "/Reading/GetMyReadings")).statusCode).toBe(401);
    expect(await proofsOf(other)).toEqual([]);
  });
});

describe("what is proved of reading", () => {
  beforeEach(async () => {
    await give([{ reference: `LIRE-${count}` }], { quiet: true });
  });

  it("comes in order: opened, read, confirmed, each with where from and by which browser (READING-05, READING-06, READING-09)", async () => {
    const { id, version } = await only();
    const early = [
      await post(babysitter, "MarkRead", { id, version, ...read }),
      await post(babysitter, "Confirm", { id, version }),
    ];
    expect(early.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, "readings.not-read"],
      [409, "readings.not-read"],
    ]);
    expect((await open(babysitter, id)).headers["content-disposition"]).toContain("Protocole canicule.pdf");
    expect((await only()).openedAt).toBe(clock.toISOString());
    expect((await post(babysitter, "Confirm", { id, version })).json().code).toBe("readings.not-read");
    const few = await post(babysitter, "MarkRead", { id, version, how: "pages", pagesSeen: 1 });
    expect([few.statusCode, few.json().issues[0].path]).toEqual([400, "pagesSeen"]);
    expect((await post(babysitter, "MarkRead", { id, version, ...read })).json()).toEqual({
      readAt: clock.toISOString(),
    });
    expect((await post(babysitter, "Confirm", { id, version })).json()).toEqual({
      confirmedAt: clock.toISOString(),
    });
    const from = { version: 1, browser: "A browser", address: "127.0.0.1" };
    expect(await proofsOf(babysitter)).toEqual([
      { mark: "opened", how: null, ...from },
      { mark: "read", how: "pages", ...from },
      { mark: "confirmed", how: null, ...from },
    ]);
    expect(await toDosOf(babysitter)).toHaveLength(1);
    const acts = (await listAudit(db(), babysitter.personId)).map(({ action }) => action);
    expect(acts).toEqual(
      expect.arrayContaining(["readings.read", "readings.confirmed", "documents.downloaded"]),
    );
  });

  it("is kept once, however often it is sent (READING-08)", async () => {
    const { id, version } = await only();
    await Promise.all([open(babysitter, id), open(babysitter, id)]);
    const download = { id, version, how: "download", pagesSeen: 0 };
    const marks = await Promise.all(Array.from({ length: 3 }, () => post(babysitter, "MarkRead", download)));
    const first = clock.toISOString();
    clock = new Date(clock.getTime() + 60_000);
    marks.push(await post(babysitter, "MarkRead", { id, version, ...read }));
    expect(marks.map((answer) => answer.json().readAt)).toEqual([first, first, first, first]);
    await Promise.all(Array.from({ length: 3 }, () => post(babysitter, "Confirm", { id, version })));
    expect((await proofsOf(babysitter)).map(({ mark, how }) => [mark, how])).toEqual([
      ["opened", null],
      ["read", "download"],
      ["confirmed", null],
    ]);
  });

  it("stays as it is, whoever asks (READING-09)", async () => {
    const { id } = await only();
    await open(babysitter, id);
    const { personId } = babysitter;
    await expect(
      sql`UPDATE reading_proof SET address = '' WHERE person_id = ${personId}`.execute(db()),
    ).rejects.toThrow("only added");
    await expect(sql`DELETE FROM reading_proof WHERE person_id = ${personId}`.execute(db())).rejects.toThrow(
      "only added",
    );
  });

  it("is of its version: another file asks again, and what was proved stays (READING-10)", async () => {
    const { id, version } = await only();
    await open(babysitter, id);
    await post(babysitter, "MarkRead", { id, version, ...read });
    await post(babysitter, "Confirm", { id, version });
    expect((await give([{ reference: `LIRE-${count}` }])).done).toEqual([[0, 0, 1]]);
    expect(await noticesOf(babysitter)).toBe(0);
    expect((await give([{ reference: `LIRE-${count}` }], { content: threePages })).done).toEqual([[0, 1, 0]]);
    expect(await only()).toMatchObject({ id, version: 2, pageCount: 3, readAt: null, isNewVersion: true });
    expect(await noticesOf(babysitter)).toBe(1);
    for (const act of ["MarkRead", "Confirm"] as const) {
      const stale = await post(babysitter, act, { id, version: 1, ...read });
      expect([stale.statusCode, stale.json().code]).toEqual([409, "readings.new-version"]);
    }
    await open(babysitter, id);
    await post(babysitter, "MarkRead", { id, version: 2, how: "pages", pagesSeen: 3 });
    expect(await only()).toMatchObject({ isNewVersion: false });
    expect((await proofsOf(babysitter)).map(({ mark, version }) => `${mark} ${version}`)).toEqual([
      "opened 1",
      "read 1",
      "confirmed 1",
      "opened 2",
      "read 2",
    ]);
  });

  it("is not touched by a corrected title or deadline; a withdrawn document is asked of nobody (READING-11)", async () => {
    const { id, version } = await only();
    await open(babysitter, id);
    await post(babysitter, "MarkRead", { id, version, ...read });
    const corrected = { reference: `LIRE-${count}`, title: "Protocole grand froid", deadline: "20/11/2026" };
    expect((await give([corrected])).done).toEqual([[0, 1, 0]]);
    expect(await only()).toMatchObject({
      title: "Protocole grand froid",
      version: 1,
      deadline: "2026-11-20",
      isLate: true,
      readAt: clock.toISOString(),
    });
    await give([{ ...corrected, withdrawn: "oui" }]);
    expect(await listOf()).toEqual([]);
    for (const act of ["MarkRead", "Confirm"] as const)
      expect((await post(babysitter, act, { id, version, ...read })).statusCode).toBe(404);
    expect((await toDosOf(babysitter)).map(({ kind }) => kind)).toEqual(["profile.complete"]);
    expect(await proofsOf(babysitter)).toHaveLength(2);
  });

  it("is nothing to confirm where nothing is asked (READING-05)", async () => {
    await give([{ reference: `LIRE-${count}`, demand: "À lire" }]);
    const { id, version } = await only();
    const answer = await post(babysitter, "Confirm", { id, version });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "readings.nothing-asked"]);
  });

  it("is not marked while the file cannot be given (READING-21)", async () => {
    const { id } = await only();
    const { rows } = await sql<{ file_key: string }>`SELECT file_key FROM reading WHERE id = ${id}`.execute(
      db(),
    );
    await portal.fileStore.remove(rows[0]?.file_key ?? "");
    const answer = await get(babysitter, `/document/${id}/download`, { accept: "application/json" });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "request.file-missing"]);
    expect(await only()).toMatchObject({ openedAt: null, deadline: "2026-11-30" });
    expect(await proofsOf(babysitter)).toEqual([]);
  });
});

describe("who is to read", () => {
  const personLine = (reference: string) => ({
    "personnes.csv": csv("référence;rôle;nom;prénom", `${reference};intervenant;Petit;Léa`),
  });
  const recipientsOf = async (reference: string) =>
    (
      await sql<{ name: string; deadline: string | null }>`SELECT p.agency_reference AS name, own.deadline
        FROM reading_recipient own JOIN reading r ON r.id = own.reading_id JOIN person p ON p.id = own.person_id
        WHERE r.reference = ${reference} ORDER BY p.agency_reference`.execute(db())
    ).rows;

  it.each([
    ["the document's deadline", { deadline: "30/11/2026" }, "2026-11-30", "2026-11-30"],
    ["so many days", { deadline: "", days: "10" }, "2026-12-03", "2026-12-05"],
    [
      "days that win for who arrives later",
      { deadline: "30/11/2026", days: "10" },
      "2026-11-30",
      "2026-12-05",
    ],
    ["a deadline that was over before they came", { deadline: "24/11/2026" }, "2026-11-24", null],
  ])("all babysitters, those who arrive later too, by %s (READING-14)", async (_, given, first, later) => {
    const reference = `LIRE-${count}`;
    await give([{ reference, ...given }]);
    await give([], { files: personLine(`NEW-${count}`), on: "2026-11-25" });
    expect(await recipientsOf(reference)).toEqual([
      { name: `INT-${count}`, deadline: first },
      { name: `NEW-${count}`, deadline: later },
    ]);
  });

  it("those with a contract that counts, from the day that they have one (READING-14)", async () => {
    const reference = `LIRE-${count}`;
    await insertBabysitterContract(db(), babysitter.personId, { state: 9 });
    const other = await aBabysitter();
    await insertBabysitterContract(db(), other.personId, { state: 0 });
    await give([{ reference, audience: "Sous contrat" }]);
    expect((await recipientsOf(reference)).map(({ name }) => name)).toEqual([`INT-${count - 1}`]);
    const contract = csv(
      "référence;référence de l’intervenant;type;état",
      `C-${count};INT-${count};Standard;En cours`,
    );
    await give([], { files: { "contrats-intervenants.csv": contract } });
    expect((await recipientsOf(reference)).map(({ name }) => name)).toEqual([
      `INT-${count - 1}`,
      `INT-${count}`,
    ]);
  });

  it("a document whose file is there, though that of the line before is missing (READING-13, SPACE-29)", async () => {
    const [one, two] = [`LIRE-${count}-1`, `LIRE-${count}-2`];
    const { done, problems } = await give([{ reference: one, file: "absent.pdf" }, { reference: two }]);
    expect([done, problems]).toEqual([[[1, 0, 0]], [[2, "fichier", "file-missing"]]]);
    const { rows } = await sql<{ reference: string }>`SELECT reference FROM reading
      WHERE reference = ANY(${[one, two]})`.execute(db());
    expect(rows).toEqual([{ reference: two }]);
  });

  it("a list, whose wrong lines are refused (READING-14, SPACE-28)", async () => {
    const reference = `LIRE-${count}`;
    await insertPerson(db(), "Parent", { agency_reference: `PAR-${count}` });
    const recipients = [
      `${reference};INT-${count}`,
      `${reference};NOBODY`,
      `${reference};PAR-${count}`,
      `LIRE-NONE;INT-${count}`,
    ];
    const { done, problems } = await give([{ reference, audience: "Liste" }], { recipients });
    expect(done).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(problems).toEqual([
      [3, "référence de la personne", "unknown-person"],
      [4, "référence de la personne", "wrong-role"],
      [5, "référence du document", "unknown-reading"],
    ]);
    expect((await recipientsOf(reference)).map(({ name }) => name)).toEqual([`INT-${count}`]);
    expect((await give([], { recipients: recipients.slice(0, 1) })).done).toEqual([[0, 0, 1]]);
  });
});
