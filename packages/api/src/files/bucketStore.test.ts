import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shortTimeouts, type TestBucket, testBucket } from "../testing/servers/testBucket.ts";
import { keysOf } from "../testing/testKeys.ts";
import type { FileStore } from "./fileStore.ts";
import { FileStoreAway } from "./storeProblems.ts";

const size = 30_000_000;
const content = randomBytes(size);
let bucket: TestBucket;
let store: FileStore;
beforeAll(async () => {
  bucket = await testBucket();
  await bucket.store().put("a.pdf", content);
  store = bucket.store({}, shortTimeouts);
});
afterAll(() => bucket.close());

const everyCall = (to: FileStore) => [
  to.prepare(),
  to.put("b.pdf", Buffer.from("x")),
  to.open("a.pdf"),
  to.byteCount("a.pdf"),
  to.remove("b.pdf"),
  keysOf(to),
];
async function expectAway(calls: readonly Promise<unknown>[], reason: RegExp): Promise<void> {
  for (const { status, reason: error } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
    expect(status).toBe("rejected");
    expect(error).toBeInstanceOf(FileStoreAway);
    expect(error.message).toMatch(
      /^The file store \(bucket [\w.-]+ at http:[^ ]+\) cannot be used just now: [\w ]+\.$/,
    );
    expect(error.message).toMatch(reason);
  }
}

describe("a bucket that cannot be used", () => {
  it.each([
    ["the secret is wrong", { FILES_S3_SECRET_ACCESS_KEY: "wrong" }, /SignatureDoesNotMatch|403/],
    ["the key is unknown", { FILES_S3_ACCESS_KEY_ID: "nobody" }, /InvalidAccessKeyId|403/],
    ["there is no such bucket", { FILES_S3_BUCKET: "no-such-bucket" }, /NoSuchBucket/],
    ["nothing listens there", { FILES_S3_ENDPOINT: "http://127.0.0.1:1" }, /ECONNREFUSED/],
    ["nobody has that name", { FILES_S3_ENDPOINT: "http://no-such-host.invalid" }, /ENOTFOUND|EAI_AGAIN/],
  ])("says in one sentence that %s, without its secret", async (_problem, settings, reason) => {
    await expectAway(everyCall(bucket.store(settings)), reason);
  });

  it("is told from a file that is missing, whose name is no bucket's either", async () => {
    const other = bucket.store({ FILES_S3_BUCKET: "no-such-bucket" });
    await expectAway([other.byteCount("nowhere.pdf"), other.open("nowhere.pdf")], /NoSuchBucket/);
  });

  it("breaks no call for good: it is used again when it is back", async () => {
    bucket.line.cut();
    await expectAway(everyCall(store), /ECONNRESET|EPIPE/);
    bucket.line.mend();
    expect(await store.byteCount("a.pdf")).toBe(size);
  });

  it("a bucket that says nothing any more holds nobody: every call ends", async () => {
    bucket.line.stall();
    await expectAway(everyCall(store), /ETIMEDOUT|TimeoutError/);
    bucket.line.mend();
    await store.prepare();
  });
});

describe("a file that is sent to a bucket", () => {
  it.runIf(isThorough)("fails when the store takes nothing any more, as any other call does", async () => {
    bucket.line.slowDown(size / 20);
    const sent = store.put("c.pdf", content);
    // Refused later: while it is looked at here, a failure is nobody's.
    sent.catch(() => {});
    await until(async () => bucket.line.forwarded() > 0);
    bucket.line.stall();
    await expectAway([sent], /ETIMEDOUT|TimeoutError/);
    bucket.line.mend();
  });

  // Twice as long as silence is borne.
  it.runIf(isThorough)(
    "is waited for as long as the store takes some of it, however long it takes in all",
    async () => {
      bucket.line.slowDown(size / (shortTimeouts.answer / 1_000));
      await store.put("c.pdf", content);
      bucket.line.mend();
      expect(await store.byteCount("c.pdf")).toBe(size);
    },
  );
});

describe("a file of a bucket that is being read", () => {
  it("ends with an error when the store goes away, never as a whole file", async () => {
    const reading = await store.open("a.pdf");
    await once(reading, "readable");
    bucket.line.cut();
    await expect(reading.toArray()).rejects.toThrow(FileStoreAway);
    bucket.line.mend();
  });

  it.runIf(isThorough)("ends with an error when the store goes silent", async () => {
    const reading = await store.open("a.pdf");
    await once(reading, "readable");
    bucket.line.stall();
    await expect(reading.toArray()).rejects.toThrow(/ETIMEDOUT/);
    bucket.line.mend();
  });

  it.runIf(isThorough)("waits for a reader who takes longer than the store may", async () => {
    const reading = await store.open("a.pdf");
    await once(reading, "readable");
    // A call to a silent store, begun later with the same patience, is given up meanwhile.
    const silent = await testBucket();
    silent.line.stall();
    await expect(silent.store({}, shortTimeouts).prepare()).rejects.toThrow(FileStoreAway);
    await silent.close();
    expect(Buffer.concat(await reading.toArray()).equals(content)).toBe(true);
  });

  it("is let go when its reader leaves", async () => {
    await until(async () => bucket.line.open() <= 1);
    // By its usual patience: five at once take longer on a machine that has other work.
    const patient = bucket.store();
    const reading = await Promise.all(Array.from({ length: 5 }, () => patient.open("a.pdf")));
    await Promise.all(reading.map((one) => once(one, "readable")));
    expect(bucket.line.open()).toBeGreaterThanOrEqual(5);
    for (const one of reading) one.destroy();
    await until(async () => bucket.line.open() <= 1);
  });

  it("goes through piece by piece: it is never held whole", async () => {
    const reading = await store.open("a.pdf");
    await once(reading, "readable");
    expect(reading.readableLength).toBeLessThan(1_000_000);
    reading.destroy();
  });
});
