import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, get as request } from "node:http";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { sample } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { FileStore } from "../../files/fileStore.ts";
import { shortTimeouts, type TestBucket, testBucket } from "../../testing/servers/testBucket.ts";
import { listen } from "../../testing/servers/testSocket.ts";
import { signInto } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";

const content = randomBytes(20_000_000);
let bucket: TestBucket;
let fileStore: FileStore;
let unhurried: FileStore;
let portal: TestApp;
let port: number;
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  bucket = await testBucket();
  fileStore = bucket.store({ FILES_S3_PREFIX: "agence" }, shortTimeouts);
  unhurried = bucket.store({ FILES_S3_PREFIX: "agence" });
  portal = await buildTestApp({}, { deps: { fileStore } });
  port = await listen(portal.app);
  ({ person, cookie } = await signInto(portal, "Parent"));
});
afterEach(() => bucket.line.mend());
afterAll(async () => {
  await portal.close();
  await bucket.close();
});

const db = () => portal.database.connection.db;
const keep = (owner = person) =>
  insertDocument({ db: db(), fileStore: unhurried }, owner.personId, { content });
const get = (id: string, headers: Record<string, string> = {}) =>
  portal.call("GET", `/document/${id}/download`, { cookie, headers });
const open = async (id: string): Promise<IncomingMessage> => {
  const asked = request({ host: "127.0.0.1", port, path: downloadPath(id), headers: { cookie } });
  const [answer] = await once(asked, "response");
  return answer;
};
const downloads = async (id: string) =>
  (await listAudit(db(), person.personId)).filter(({ subject }) => subject === id);

describe("a document that a bucket keeps", () => {
  it("is downloaded as it was kept, and noted (API-51, DOC-01)", async () => {
    const { id } = await keep();
    const answer = await get(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers["content-length"]).toBe(String(content.length));
    expect(await downloads(id)).toHaveLength(1);
  });

  it("tells a HEAD request its length", async () => {
    const { id } = await keep();
    const answer = await portal.app.inject({ method: "HEAD", url: downloadPath(id), headers: { cookie } });
    expect([answer.statusCode, answer.headers["content-length"]]).toEqual([200, String(content.length)]);
  });

  it("is not found by anybody else (DOC-OP2)", async () => {
    const { id } = await keep(await insertPerson(db(), "Parent"));
    expect((await get(id)).statusCode).toBe(404);
  });

  it("a document that the bucket has lost is told apart from a bucket that is away", async () => {
    const { id, fileKey } = await keep();
    await fileStore.remove(fileKey);
    const answer = await get(id);
    expect([answer.statusCode, answer.json().code]).toEqual([503, "request.file-missing"]);
  });

  it("is let go by the portal when the person closes the page", async () => {
    const { id } = await keep();
    const answer = await open(id);
    answer.destroy();
    // One connection is kept for the next call; the one of the file is broken.
    await until(async () => bucket.line.open() <= 1);
  });
});

describe("a bucket that is away", () => {
  it.each(sample(["cut", "stall"] as const))(
    "is a clear 503 for its documents alone, forgotten once it is back: %s",
    async (kind) => {
      const { id } = await keep();
      bucket.line[kind]();
      const answer = await get(id);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
      expect(answer.json()).toEqual({
        message: "Le portail est momentanément indisponible. Merci de réessayer dans un instant.",
        code: "request.unavailable",
        requestId: answer.headers["x-request-id"],
      });
      const others = [
        await portal.call("GET", "/CustomerContract/GetMyContracts", { cookie }),
        await portal.app.inject("/readyz"),
      ];
      expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await downloads(id)).toEqual([]);
      bucket.line.mend();
      expect((await get(id)).statusCode).toBe(200);
    },
  );

  it("leads from a link to a page that says so", async () => {
    const { id } = await keep();
    bucket.line.cut();
    const answer = await get(id, { accept: "text/html" });
    const message = new URL(String(answer.headers.location), testOrigin).searchParams.get("message");
    expect([answer.statusCode, message]).toEqual([
      303,
      expect.stringContaining("momentanément indisponible"),
    ]);
  });

  it.each(sample(["cut", "stall"] as const))("breaks off what it had begun to send: %s", async (kind) => {
    const { id } = await keep();
    const answer = await open(id);
    expect([answer.statusCode, answer.headers["content-length"]]).toEqual([200, String(content.length)]);
    bucket.line[kind]();
    await expect(answer.toArray()).rejects.toThrow("aborted");
    expect(answer.complete).toBe(false);
  });
});
