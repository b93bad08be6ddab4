import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BucketTimeouts, openBucketStore } from "../../files/bucketStore.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { readConfig } from "../../readConfig.ts";
import { type TestLine, testLine } from "./testLine.ts";

export interface TestBucket {
  /** The proxy in front of the server. */
  readonly line: TestLine;
  /** The settings that lead to the bucket, as the environment gives them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens the bucket as a portal with these settings would. */
  store(settings?: Readonly<Record<string, string>>, timeouts?: BucketTimeouts): FileStore;
  close(): Promise<void>;
}

/** Short enough for a test of what hangs, long enough for a machine that is busy. */
export const shortTimeouts: BucketTimeouts = { connect: 2_000, answer: 4_000 };

const serverFile = fileURLToPath(new URL("bucketServer.ts", import.meta.url));
// The server encrypts its page markers with DES, a legacy cipher.
const legacyCiphers = "--openssl-legacy-provider";

/** Starts a server that speaks S3, which checks signatures, with an empty bucket. */
export async function testBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), "ribambelle-bucket-"));
  const server = spawn(process.execPath, [legacyCiphers, serverFile, directory, "files"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [port] = await once(server.stdout, "data");
  const line = await testLine({ host: "127.0.0.1", port: Number(port) });
  const settings = {
    FILES_S3_BUCKET: "files",
    FILES_S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    FILES_S3_ACCESS_KEY_ID: "S3RVER",
    FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  return {
    line,
    settings,
    store(other = {}, timeouts) {
      const { filesBucket } = readConfig({ ...settings, ...other });
      if (filesBucket === null) throw new Error("no bucket in these settings");
      return openBucketStore(filesBucket, timeouts);
    },
    async close() {
      line.close();
      server.stdin.end();
      await once(server, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}
