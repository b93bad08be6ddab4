import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, get as request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FileStore, openFileStore } from "../../files/fileStore.ts";
import { readExposition } from "../../testing/exposition.ts";
import { listen } from "../../testing/servers/testSocket.ts";
import { signInto } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import type { TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";

const megabyte = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), "ribambelle-documents-"));
const store = openFileStore(folder);
const opened: Readable[] = [];
const metricsToken = "a-token-of-twenty-four-characters";
let portal: TestApp;
let port: number;
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  const watched: FileStore = {
    ...store,
    async open(key) {
      const content = await store.open(key);
      opened.push(content);
      return content;
    },
  };
  portal = await buildTestApp(
    { METRICS_TOKEN: metricsToken },
    { deps: { fileStore: watched }, alone: "it counts the files and the memory that one process holds" },
  );
  port = await listen(portal.app);
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  opened.length = 0;
  ({ person, cookie } = await signInto(portal, "BabySitter"));
});

const keep = (given: Parameters<typeof insertDocument>[2]) => {
  return insertDocument({ db: portal.database.connection.db, fileStore: store }, person.personId, given);
};
const open = async (id: string): Promise<IncomingMessage> => {
  const asked = request({ host: "127.0.0.1", port, path: downloadPath(id), headers: { cookie } });
  const [answer] = await once(asked, "response");
  return answer;
};
const fetchBoth = async (id: string) => {
  const url = downloadPath(id);
  const json = await portal.app.inject({ url, headers: { cookie, accept: "application/json" } });
  const page = await portal.app.inject({ url, headers: { cookie, accept: "text/html" } });
  const head = await portal.app.inject({ method: "HEAD", url, headers: { cookie } });
  return { json, page, head };
};
const faults = async (fault: "missing" | "changed") => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await portal.app.inject({ url: "/metrics", headers });
  return readExposition(body).value("ribambelle_file_faults_total", { fault }) ?? 0;
};
const sentence = {
  fr: "Ce fichier ne peut pas être ouvert pour le moment. Si cela dure, contactez l’agence.",
  en: "This file cannot be opened at the moment. If this lasts, contact the agency.",
};

describe("a document whose file is not what it should be", () => {
  it.each([
    ["missing", "missing", undefined],
    ["cut short", "changed", Buffer.alloc(10)],
    ["longer", "changed", Buffer.alloc(200)],
  ] as const)("is a clear 503 when the file is %s, in JSON and on a page", async (_, fault, content) => {
    const before = await faults(fault);
    const { id, fileKey } = await keep({ content: Buffer.alloc(100) });
    await (content ? store.put(fileKey, content) : store.remove(fileKey));
    const { json, page, head } = await fetchBoth(id);
    expect(json.statusCode).toBe(503);
    expect(json.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(json.json()).toEqual({
      message: sentence.fr,
      code: `request.file-${fault}`,
      requestId: json.headers["x-request-id"],
    });
    expect(page.statusCode).toBe(303);
    const message = new URL(String(page.headers.location), testOrigin).searchParams.get("message");
    expect(message).toBe(sentence.fr);
    const headers = { cookie, accept: "application/json", "accept-language": "en" };
    const english = await portal.app.inject({ url: downloadPath(id), headers });
    expect(english.json().message).toBe(sentence.en);
    expect(await faults(fault)).toBe(before + 4);
    expect(head.statusCode).toBe(303);
    for (const { headers } of [json, page, head]) {
      expect([headers["content-disposition"], headers["retry-after"]]).toEqual([undefined, undefined]);
    }
    expect(portal.logged()).toContain(`"reqId":"${json.headers["x-request-id"]}"`);
    const actions = (await listAudit(portal.database.connection.db, person.personId)).map((a) => a.action);
    expect(actions).not.toContain("documents.downloaded");
    expect(opened).toEqual([]);
  });
});

describe("a document whose file is another one of the same length", () => {
  it("is a clear error when it is small: nothing of it leaves", async () => {
    const { id, fileKey } = await keep({ content: Buffer.alloc(1_000, "a") });
    await store.put(fileKey, Buffer.alloc(1_000, "b"));
    const { json, page } = await fetchBoth(id);
    expect([json.statusCode, json.json().code]).toEqual([503, "request.file-changed"]);
    expect(json.headers["content-disposition"]).toBeUndefined();
    expect(page.statusCode).toBe(303);
    expect(portal.logged()).toContain("is not the one that was kept");
    expect(opened.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it("never ends as a whole file when it is big, and is logged and counted all the same", async () => {
    const before = await faults("changed");
    const [kept, other] = [Buffer.alloc(2 * megabyte, "a"), Buffer.alloc(2 * megabyte, "a")];
    const { id, fileKey } = await keep({ content: kept });
    other[megabyte] = 0;
    await store.put(fileKey, other);
    const answer = await open(id);
    await expect(answer.toArray()).rejects.toThrow("aborted");
    expect(answer.complete).toBe(false);
    await until(async () => (await faults("changed")) === before + 1);
    expect(portal.logged()).toContain(`file ${fileKey}: the file in the store is not the one that was kept`);
  });
});

describe("a big document", () => {
  it.runIf(isThorough)(
    "goes out piece by piece: a slow reader does not fill the server's memory",
    async () => {
      const { id } = await keep({ content: Buffer.alloc(48 * megabyte, "%PDF") });
      const before = process.memoryUsage();
      const answers = await Promise.all(Array.from({ length: 4 }, () => open(id)));
      // Nobody reads yet: what the server holds is what the sockets could not take.
      const read = answers.map((answer) => answer.pause());
      const during = process.memoryUsage();
      const held = during.arrayBuffers + during.external - before.arrayBuffers - before.external;
      // Half of what they weigh together: pieces that were read and not yet collected count too.
      expect(held).toBeLessThan(96 * megabyte);
      let total = 0;
      for (const answer of read) for await (const piece of answer) total += piece.length;
      expect(total).toBe(4 * 48 * megabyte);
    },
  );

  it("lets go of the file when the person closes the page", async () => {
    const { id } = await keep({ content: Buffer.alloc(48 * megabyte) });
    const answer = await open(id);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([false]);
    answer.destroy();
    await until(async () => opened.every(({ destroyed }) => destroyed));
    expect(
      portal
        .logged()
        .split("\n")
        .filter((line) => line.includes('"err":{"type":"$ZodError"')),
    ).toEqual([]);
  });
});
