import { createHook } from "node:async_hooks";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWebBuild } from "../../pages/webBuild.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { writeTestWebBuild } from "../../testing/testWebBuild.ts";

const written = writeTestWebBuild();
let portal: TestApp;
let compressions = 0;
const counter = createHook({
  init(_id, type) {
    if (type === "ZLIB") compressions += 1;
  },
});
beforeAll(async () => {
  const deps = { webBuild: readWebBuild(written.folder) };
  portal = await buildTestApp({}, { deps, alone: "what was compressed is kept by one process" });
  counter.enable();
});
afterAll(async () => {
  counter.disable();
  await portal.close();
  written.remove();
});

async function compressionsFor(url: string, coding: string): Promise<number> {
  const before = compressions;
  const answer = await portal.app.inject({ url, headers: { "accept-encoding": coding } });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, coding]);
  const counted = compressions - before;
  const read = coding === "br" ? brotliDecompressSync : gunzipSync;
  const plain = await portal.app.inject({ url });
  expect(read(answer.rawPayload).toString()).toBe(plain.body);
  return counted;
}

describe("a text that does not change", () => {
  it.each([
    ["/api/v1/openapi.json"],
    ["/api/docs?lang=fr"],
    ["/api/docs/swagger-ui.css"],
    ["/login"],
    ["/erreur"],
    ["/client/contrats"],
  ])("is compressed once, however often it is asked for: %s", async (url) => {
    for (const coding of ["br", "gzip"]) {
      expect(await compressionsFor(url, coding)).toBe(1);
      expect(await compressionsFor(url, coding)).toBe(0);
    }
  });

  it("is not kept for each address that somebody makes up", async () => {
    const url = "/login?redirectUrl=%2Fclient%2Fcontrats";
    expect([await compressionsFor(url, "br"), await compressionsFor(url, "br")]).toEqual([1, 1]);
  });
});
