import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageHeaders } from "../http/answers/securityHeaders.ts";
import { answerOf, exchange, listen, requestText } from "../testing/servers/testSocket.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { testImage, testScript, writeTestWebBuild } from "../testing/testWebBuild.ts";
import { readWebBuild } from "./webBuild.ts";

const written = writeTestWebBuild();
let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await buildTestApp({}, { deps: { webBuild: readWebBuild(written.folder) } });
  port = await listen(portal.app);
});
afterAll(async () => {
  await portal.close();
  written.remove();
});

const asset = `/assets/${testScript.name}`;
const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe("a file of the web build", () => {
  it("is kept by browsers for good: its name changes with its content", async () => {
    const answer = await get(asset);
    expect([answer.statusCode, answer.body]).toEqual([200, testScript.content]);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("brings no header that browsers obey in pages alone, and still stands in nobody’s frame", async () => {
    for (const coding of ["identity", "br"]) {
      const { headers } = await get(asset, { "accept-encoding": coding });
      expect(headers).toMatchObject({
        "content-security-policy": expect.stringMatching(/default-src 'self';.*frame-ancestors 'none'/),
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      });
      for (const name of pageHeaders) expect([name, headers[name]]).toEqual([name, undefined]);
      // A page is made of twenty files and more: each of them came with 1.5 kB of headers.
      expect(JSON.stringify(headers).length).toBeLessThan(600);
    }
  });

  it.each(["identity", "br", "gzip"])(
    "a file that is an image of text says in which charset: %s",
    async (coding) => {
      const answer = await get(`/assets/${testImage.name}`, { "accept-encoding": coding });
      expect(answer.headers["content-encoding"] ?? "identity").toBe(coding);
      expect(answer.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    },
  );

  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("is sent compressed to who takes %s", async (accepted, coding, unpack) => {
    const answer = await get(asset, { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect(unpack(answer.rawPayload).toString()).toBe(testScript.content);
  });

  it("gives nothing to ask by whether it changed", async () => {
    const { etag, "last-modified": changed } = (await get(asset)).headers;
    expect([etag, changed]).toEqual([undefined, undefined]);
  });

  it("says of the connection only that it ends", async () => {
    const staying = requestText(`GET ${asset}`, { Connection: "keep-alive" });
    const both = await exchange(port, staying, requestText(`GET ${asset}`));
    const heads = both.split("HTTP/1.1 200").slice(1);
    expect(heads.map((head) => /^(?:connection|keep-alive): (.*)\r$/im.exec(head)?.[1])).toEqual([
      undefined,
      "close",
    ]);
  });

  it.each(["/assets/", "/assets", "/assets/nowhere.js", "/assets/.hidden", "/assets/app-a1b2c3.js/"])(
    "a file that does not exist is no page and is kept by nobody: %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"]).toBe("no-store");
      if (url.startsWith("/assets/")) expect(answer.json().code).toBe("request.not-found");
    },
  );
});

describe("a way out of the folder of files", () => {
  const ways = [
    "/assets/../secret.txt",
    "/assets/%2e%2e/secret.txt",
    "/assets/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/..\\..\\secret.txt",
    "/assets/%252e%252e/secret.txt",
    "/assets/....//secret.txt",
    "/assets//../../secret.txt",
    "/assets/%00/../secret.txt",
    "/assets/app-a1b2c3.js%00",
    "/assets/x/../../secret.txt",
    "/assets/%c0%ae%c0%ae/secret.txt",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/C:%5cWindows",
    "http://localhost/assets/../secret.txt",
  ];
  it.each(ways)("is closed: %s", async (way) => {
    // Through a real socket: nothing tidies the address up on its way.
    const answer = answerOf(await exchange(port, requestText(`GET ${way}`)));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toMatch(/secret (in|beside)|root:/);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(portal.logged()).not.toContain('"level":50');
  });
});
