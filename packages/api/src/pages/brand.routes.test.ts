import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { writeTestWebBuild } from "../testing/testWebBuild.ts";
import { readWebBuild } from "./webBuild.ts";

const name = `L’Été & <Cie> "Nounous"`;
const written = writeTestWebBuild();
let portal: TestApp;

beforeAll(async () => {
  const deps = { webBuild: readWebBuild(written.folder), agency: aShownAgency({ name }) };
  portal = await buildTestApp({}, { deps });
});

afterAll(async () => {
  await portal.close();
  written.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe("the manifest of the portal", () => {
  it("bears the agency’s name, as it is, and its icons, which are there", async () => {
    const answer = await get("/manifest.webmanifest", { "accept-language": "fr" });
    expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      name,
      short_name: name,
      description: `Vos contrats et vos documents chez ${name}`,
      lang: "fr",
      start_url: "/",
      display: "standalone",
    });
    expect(answer.body).not.toContain("Ribambelle");
    const shapes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(shapes).toEqual(["any any", "192x192 any", "512x512 any", "512x512 maskable"]);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      const [given] = String(icon.headers["content-type"]).split(";");
      expect([src, icon.statusCode, given]).toEqual([src, 200, type]);
      if (type === "image/png") expect(widthOf(icon.rawPayload)).toBe(Number.parseInt(sizes, 10));
    }
  });

  it("is in the language of the browser, and is not sent twice to who has it", async () => {
    const english = await get("/manifest.webmanifest", { "accept-language": "en" });
    expect(english.json()).toMatchObject({ lang: "en" });
    expect(english.headers).toMatchObject({ "cache-control": "public, max-age=3600" });
    const again = await get("/manifest.webmanifest", {
      "accept-language": "en",
      "if-none-match": String(english.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    // As a proxy that compresses may ask.
    const weakly = `"x", W/${english.headers.etag}`;
    const asked = await get("/manifest.webmanifest", { "accept-language": "en", "if-none-match": weakly });
    expect(asked.statusCode).toBe(304);
  });

  it("has an icon at the address that programs try by themselves", async () => {
    expect((await get("/favicon.ico")).headers.location).toBe("/brand/favicon.ico");
    expect((await get("/brand/favicon.ico")).statusCode).toBe(200);
    expect(widthOf((await get("/brand/apple-touch-icon.png")).rawPayload)).toBe(180);
  });
});

const widthOf = (png: Buffer) => png.readUInt32BE(16);

describe("an image of the agency", () => {
  it("is kept for an hour, then asked for again by its label", async () => {
    const logo = await get("/brand/logo.svg");
    expect(logo.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await get("/brand/logo.svg", { "if-none-match": String(logo.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe("a legal page", () => {
  it("is written by the server, whole, in both languages, in the agency’s name", async () => {
    const french = await get("/cookies");
    expect(french.body).toMatch(/<article lang="fr"><h1>Cookies<\/h1>[\s\S]*Pourquoi aucun bandeau/);
    const english = await get("/cookies?lang=en");
    expect(english.body).toMatch(/<article lang="en"><h1>Cookies<\/h1>[\s\S]*Why there is no banner/);
  });

  it("gives each text by itself, for a change of language in place", async () => {
    const answer = await get("/brand/legal/mentions-legales.en.html");
    expect(answer.headers["content-language"]).toBe("en");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("L’Été &amp; &lt;Cie&gt; &quot;Nounous&quot;");
    expect(answer.body).not.toContain("Ribambelle");
    expect((await get("/brand/legal/agency.yaml")).statusCode).toBe(404);
  });
});

describe("the script that keeps the offline page", () => {
  const versionIn = async (app: TestApp) =>
    /version = "([\w-]+)"/.exec((await app.app.inject({ url: "/service-worker.js" })).body)?.[1];

  it("is compared at each visit, and is another as soon as the page would be", async () => {
    const { headers } = await get("/service-worker.js");
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/javascript; charset=utf-8",
    });
    const build = readWebBuild(written.folder);
    const shared = { database: portal.database, deps: { webBuild: build } };
    const other = await buildTestApp({ JOBS: "elsewhere" }, shared);
    expect(await versionIn(portal)).toMatch(/^[\w-]{22}$/);
    expect(await versionIn(other)).not.toBe(await versionIn(portal));
    await other.close();
  });

  it("takes the page away where the portal turned it off", async () => {
    const shared = { database: portal.database, deps: { webBuild: readWebBuild(written.folder) } };
    const off = await buildTestApp({ JOBS: "elsewhere", OFFLINE_PAGE: "no" }, shared);
    expect((await off.app.inject({ url: "/service-worker.js" })).body).toBe("// leave\n");
    expect((await off.app.inject({ url: "/login" })).body).toContain('"offlinePage":false');
    expect((await get("/login")).body).toContain('"offlinePage":true');
    await off.close();
  });
});
