import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { until } from "@ribambelle/processes/signals";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { personal } from "../../features.ts";
import { isPersonal } from "../../personal.ts";
import { personWithEverything, tellingWords } from "../../testing/everythingKept.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { personalRowsOf } from "../../testing/stores/testPersonal.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const path = "/MyData/DownloadMyData";
let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const download = (cookie: string, headers = {}) => portal.call("GET", path, { cookie, headers });
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
type Tables = Record<string, Record<string, unknown>[]>;

describe("the archive of somebody who has something in everything", () => {
  let files: Record<string, Uint8Array>;
  let data: Tables;
  let person: TestPerson & { cookie: string };
  beforeAll(async () => {
    person = await personWithEverything(portal);
    const answer = await download(person.cookie);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/filename="mes-donnees-\d{4}-\d\d-\d\d\.zip"/),
    });
    files = unzipSync(answer.rawPayload);
    data = JSON.parse(textOf(files["mes-donnees.json"]));
  });

  it("holds every row of theirs that is declared as exported, and each of its columns (SETTINGS-OP14)", async () => {
    for (const { declared, leads } of await personalRowsOf(db(), personal, person.personId)) {
      const columns = Object.keys(declared.exported);
      if (columns.length === 0) {
        expect(data[declared.table]).toBeUndefined();
        continue;
      }
      // The download itself is noted after the tables were read.
      const atLeast = declared.isAppendOnly ? leads.length - 1 : leads.length;
      expect(data[declared.table]?.length, declared.table).toBeGreaterThanOrEqual(atLeast);
      for (const row of data[declared.table] ?? []) expect(Object.keys(row)).toEqual(columns);
    }
  });

  it("holds no secret and no key of the portal’s own", () => {
    const internal = new Set(personal.filter(isPersonal).flatMap((each) => each.internal));
    const names = Object.values(data).flatMap((rows) =>
      Array.isArray(rows) ? rows.flatMap(Object.keys) : [],
    );
    for (const secret of ["password_hash", "token_hash", "sealed_key", "public_key", "hash"])
      expect([internal.has(secret), names.includes(secret)]).toEqual([true, false]);
  });

  it("holds each of their files, under a name that says what it is", async () => {
    const names = Object.keys(files).filter((name) => name.startsWith("fichiers/"));
    const kept = await personalRowsOf(db(), personal, person.personId);
    const keys = kept.flatMap((rows) => rows.files);
    expect(names).toHaveLength(keys.length);
    expect(names).toContainEqual(expect.stringMatching(/^fichiers\/Contrat [\w-]+\.pdf$/));
    expect(names).toContainEqual("fichiers/photo-512.webp");
    // The validated photo and the one that waits.
    expect(names).toContainEqual("fichiers/photo-512 (2).webp");
    const document = names.find((name) => name.endsWith(".pdf")) ?? "";
    expect(textOf(files[document])).toBe("%PDF-1.7 test");
    expect(data.document?.[0]?.file_key).toBe(document);
  });

  it("has a page that says in words what programs read as codes", () => {
    const page = textOf(files["mes-donnees.html"]);
    for (const word of tellingWords.filter((word) => word !== "639981277"))
      expect(page.toLowerCase()).toContain(word.toLowerCase());
    for (const text of [
      "<h2>Contrats de travail</h2>",
      "<dt>Date de naissance</dt><dd>27 février 1994</dd>",
      "<dt>Jour</dt><dd>Lundi</dd>",
      "<dt>Langue</dt><dd>Français</dd>",
      'href="fichiers/photo-512%20(2).webp"',
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/undefined|\[object|null/);
    for (const { title, exported } of personal.filter(isPersonal)) {
      if (Object.keys(exported).length > 0) expect(page).toContain(`<h2>${title?.fr}</h2>`);
    }
  });

  it("comes in English to whoever reads the portal in English", async () => {
    portal.pass(60);
    const answer = await download(person.cookie, { "accept-language": "en" });
    const english = unzipSync(answer.rawPayload);
    expect(Object.keys(english)).toEqual(expect.arrayContaining(["my-data.html", "my-data.json"]));
    expect(textOf(english["my-data.html"])).toContain("<dt>Birth date</dt><dd>27 February 1994</dd>");
  });
});

describe("asking for one’s data", () => {
  let person: TestPerson;
  beforeEach(async () => {
    person = await insertPerson(db(), "Parent", { first_name: "<b>Zoé", last_name: "O’Neil & fils" });
  });

  it("gives nothing of anybody else, and every text as it is", async () => {
    const other = await insertPerson(db(), "Parent", { first_name: "Quetzalcoatl" });
    await insertDocument({ db: db(), fileStore: portal.fileStore }, other.personId, { reference: "AUTRE-1" });
    const files = unzipSync((await download(await portal.signIn(person.userName))).rawPayload);
    const said = Object.values(files).map(textOf).join("");
    expect(said).not.toMatch(/Quetzalcoatl|AUTRE-1/);
    expect(textOf(files["mes-donnees.html"])).toContain("&lt;b&gt;Zoé");
    expect(Object.keys(files)).toEqual(["mes-donnees.html", "mes-donnees.json"]);
  });

  it("needs a fresh proof that it is the person, as a page hears before it leads there (FACTOR-13)", async () => {
    const cookie = await portal.signIn(person.userName);
    const prepare = () => portal.call("POST", "/MyData/PrepareMyData", { cookie });
    expect((await prepare()).json()).toEqual({});
    portal.pass(16 * 60);
    expect((await prepare()).json()).toMatchObject({ code: "request.proof-needed" });
    expect((await download(cookie)).statusCode).toBe(403);
    const followed = await download(cookie, { accept: "text/html" });
    expect(followed.statusCode).toBe(303);
    expect(followed.headers.location).toContain("/erreur?message=Confirmez");
    expect((await download("")).statusCode).toBe(401);
  });

  it("is refused after ten times in an hour", async () => {
    const cookie = await portal.signIn(person.userName);
    for (let time = 0; time < 10; time += 1) expect((await download(cookie)).statusCode).toBe(200);
    const answer = await download(cookie);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(60);
    expect((await portal.call("POST", "/MyData/PrepareMyData", { cookie })).statusCode).toBe(429);
  });

  it("says which file cannot be found, and gives the rest", async () => {
    const { fileKey } = await insertDocument({ db: db(), fileStore: portal.fileStore }, person.personId);
    await portal.fileStore.remove(fileKey);
    const files = unzipSync((await download(await portal.signIn(person.userName))).rawPayload);
    expect(textOf(files["mes-donnees.html"])).toContain("demandez-le à l’agence");
    expect(JSON.parse(textOf(files["mes-donnees.json"])).document[0].file_key).toBeNull();
  });

  it("lets go of the files of whoever leaves in the middle of it", async () => {
    const content = Buffer.alloc(20_000_000, 7);
    for (let count = 0; count < 3; count += 1)
      await insertDocument({ db: db(), fileStore: portal.fileStore }, person.personId, { content });
    const cookie = await portal.signIn(person.userName);
    const opened = vi.spyOn(portal.fileStore, "open");
    onTestFinished(() => opened.mockRestore());
    await portal.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = portal.app.server.address() as AddressInfo;
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}${apiBase}${path}`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    await until(async () => {
      await reader?.read();
      return opened.mock.results.length > 0;
    });
    const first: Readable = await opened.mock.results[0]?.value;
    expect(first.destroyed).toBe(false);
    leaving.abort();
    await until(async () => first.destroyed);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
