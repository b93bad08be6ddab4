// A server that speaks S3, as a process of its own: tests start it (testBucket.ts). It prints its port, and ends with
// its standard input.
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
// @ts-expect-error: it comes without types.
import S3rver from "@20minutes/s3rver";

const [directory, bucket] = process.argv.slice(2);
const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
// It hears of a bucket in the host's name only through a proxy (see below).
s3.proxy = true;
// Errors of calls that a test cut must not appear in the test's report.
s3.on("error", () => {});
await s3.configureBuckets();
const answer: RequestListener = s3.callback();
const server = createServer((request, response) => answer(withSignedPath(request), response));
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(String((server.address() as AddressInfo).port));
});
process.stdin.on("end", () => process.exit()).resume();

// A call on the bucket itself is signed with the path /files/, which the server takes for /files unless the bucket
// stands in the host's name.
function withSignedPath(request: IncomingMessage): IncomingMessage {
  const [, name, query = ""] = /^\/([^/?]+)\/(\?.*)?$/.exec(request.url ?? "") ?? [];
  if (name === undefined) return request;
  request.headers["x-forwarded-host"] = `${name}.s3.amazonaws.com`;
  return Object.assign(request, { url: `/${query}`, baseUrl: "/" });
}
