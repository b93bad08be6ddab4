import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { brandImages } from "./brandImages.ts";

async function appOf(agencyFolder: string | null) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await brandImages(app, agencyFolder);
  return (path: string) => app.inject({ url: path });
}

it("shows the agency's own logo, and the demonstration's images where it has none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-agency-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "images"));
  writeFileSync(join(folder, "images", "icon.svg"), "<svg>own</svg>");
  const get = await appOf(folder);
  expect((await get("/brand/icon.svg")).body).toBe("<svg>own</svg>");
  expect((await get("/brand/logo.svg")).body).toContain("<svg");
});

it("gives images only, and lets none of them run anything", async () => {
  const get = await appOf(null);
  const logo = await get("/brand/logo.svg");
  expect(logo.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  expect(logo.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const path of ["/brand/../agency.yaml", "/brand/%2e%2e/agency.yaml", "/brand/none.svg"]) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});
