import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { bucketClient } from "./bucketClient.ts";
import { failOnSilence } from "./failOnSilence.ts";
import { checkedKey, isFileKey } from "./fileKeys.ts";
import type { FileStore } from "./fileStore.ts";
import type { BucketSettings } from "./files.settings.ts";
import { FileStoreAway, NoSuchFile } from "./storeProblems.ts";

/** The timeouts of a bucket, in milliseconds. */
export interface BucketTimeouts {
  /** For a connection; it is tried twice. */
  readonly connect: number;
  /** For the answer to a call, or the next piece of a file in either direction; the second try included. */
  readonly answer: number;
}

const requestTimeouts: BucketTimeouts = { connect: 2_000, answer: 8_000 };

/** Opens a bucket that speaks S3 as the file store. */
export function openBucketStore(
  settings: BucketSettings,
  timeouts: BucketTimeouts = requestTimeouts,
): FileStore {
  const { bucket: Bucket, prefix, endpoint } = settings;
  const { connect, answer } = timeouts;
  // No limit of silence: a slow reader is no fault of the store. `failOnSilence` watches for a silent store.
  const client = bucketClient(settings, { connect, answer: answer / 2, silence: 0 });
  // A large file takes its time, as long as the store takes it.
  const sender = bucketClient(settings, { connect, answer: 0, silence: answer / 2 });
  const away = (cause: unknown) =>
    new FileStoreAway(`bucket ${Bucket}${endpoint ? ` at ${endpoint}` : ""}`, cause);
  const objectOf = (key: string) => ({ Bucket, Key: prefix + checkedKey(key) });
  const failed = (error: unknown) => {
    throw isMissing(error) || error instanceof TypeError ? error : away(error);
  };
  const within = <Answer>(ms: number, send: (limits: Limits) => Promise<Answer>) =>
    inTime(ms, send).catch(failed);
  const listPage = (ContinuationToken: string | undefined, MaxKeys?: number) => {
    const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken, MaxKeys });
    return within(answer, (limits) => client.send(command, limits));
  };
  const found = (key: string) => async (error: unknown) => {
    if (!isMissing(error)) throw error;
    // The answer to HEAD has no body: a bucket that is missing looks like a file that is.
    await listPage(undefined, 1);
    throw new NoSuchFile(key);
  };
  return {
    prepare: async () => void (await listPage(undefined, 1)),
    async put(key, content) {
      const ChecksumSHA256 = createHash("sha256").update(content).digest("base64");
      const command = new PutObjectCommand({ ...objectOf(key), Body: content, ChecksumSHA256 });
      await sender.send(command).catch(failed);
    },
    async putFile(key, { path, byteCount, sha256 }) {
      const ChecksumSHA256 = Buffer.from(sha256, "hex").toString("base64");
      const [Body, ContentLength] = [createReadStream(path), byteCount];
      const command = new PutObjectCommand({ ...objectOf(key), Body, ContentLength, ChecksumSHA256 });
      await sender.send(command).catch(failed);
    },
    async open(key) {
      const command = new GetObjectCommand(objectOf(key));
      const sent = within(answer, (limits) => client.send(command, limits));
      const { Body } = await sent.catch(found(key));
      return failOnSilence(Body as IncomingMessage, answer, away);
    },
    async byteCount(key) {
      const command = new HeadObjectCommand(objectOf(key));
      const sent = within(answer, (limits) => client.send(command, limits));
      return (await sent.catch(found(key))).ContentLength ?? 0;
    },
    async remove(key) {
      const command = new DeleteObjectCommand(objectOf(key));
      await within(answer, (limits) => client.send(command, limits));
    },
    // S3 writes are atomic: nothing half-written is ever left.
    removeAbandoned: async () => {},
    async *keys() {
      let next: string | undefined;
      do {
        const page = await listPage(next);
        for (const { Key = "" } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isFileKey(key)) yield key;
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
  };
}

interface Limits {
  readonly abortSignal: AbortSignal;
}

// The SDK's own timeouts are for one try and its parts: this one is for the whole call.
async function inTime<Answer>(ms: number, send: (limits: Limits) => Promise<Answer>): Promise<Answer> {
  const call = new AbortController();
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(Object.assign(new Error("the store did not answer in time"), { code: "ETIMEDOUT" }));
    call.abort();
  }, ms);
  return Promise.race([send({ abortSignal: call.signal }), tooLong]).finally(() => clearTimeout(timer));
}

function isMissing(error: unknown): boolean {
  return ["NoSuchKey", "NotFound"].includes((error as { name?: string }).name ?? "");
}
