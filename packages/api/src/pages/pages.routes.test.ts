import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf, exchange, listen, requestText } from "../testing/servers/testSocket.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../testing/testApp.ts";
import { writeTestWebBuild } from "../testing/testWebBuild.ts";
import { readWebBuild } from "./webBuild.ts";

const written = writeTestWebBuild();
let portal: TestApp;
let port: number;
beforeAll(async () => {
  const settings = {
    PUBLIC_SITE_URL: "https://www.example.fr/",
    LEGACY_BASE_URL: "https://ancien.example.fr",
  };
  portal = await buildTestApp(settings, { deps: { webBuild: readWebBuild(written.folder) } });
  port = await listen(portal.app);
});
afterAll(async () => {
  await portal.close();
  written.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const titleOf = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];
const factsOf = (body: string) => JSON.parse(/id="page">(.*?)<\/script>/s.exec(body)?.[1] ?? "{}");

describe("an address of the sign-up", () => {
  it.each([
    ["/inscription/compte", "/inscription/compte"],
    ["/inscription/compte?codeParrainage=A%26B&x=1", "/inscription/compte?codeParrainage=A%26B&x=1"],
    ["/inscription", "/inscription"],
    ["/Inscription/nounou/", "/Inscription/nounou/"],
    ["/inscription//evil.example", "/inscription//evil.example"],
    ["//inscription/compte?x=1", "/inscription/compte?x=1"],
  ])("%s leads to the public site with its query (LEGACY-12)", async (url, target) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      303,
      `https://www.example.fr${target}`,
      "no-store",
    ]);
  });

  it.each(["/inscriptions", "/inscription/../login", "/x/inscription/compte"])(
    "%s is none (LEGACY-12)",
    async (url) => {
      expect((await get(url)).headers.location).toBeUndefined();
    },
  );

  it("is the portal's own where there is no public site (LEGACY-OP3)", async () => {
    const deps = { webBuild: readWebBuild(written.folder) };
    const alone = await buildTestApp({ JOBS: "elsewhere" }, { database: portal.database, deps });
    const answer = await alone.app.inject("/inscription/compte?codeParrainage=A");
    expect(answer.headers.location).toBeUndefined();
    await alone.close();
  });
});

describe("the language of a page", () => {
  it.each([
    ["/login", {}, "fr"],
    ["/login", { "accept-language": "en-GB,en;q=0.9,fr;q=0.5" }, "en"],
    ["/login", { "accept-language": "de,es" }, "fr"],
    ["/login", { "accept-language": "en", cookie: "locale=fr" }, "fr"],
    ["/login", { "accept-language": "fr", cookie: "locale=en" }, "en"],
    ["/login", { cookie: "locale=de" }, "fr"],
    ["/login?lang=en", { "accept-language": "fr", cookie: "locale=fr" }, "en"],
    ["/login?lang=xx", { "accept-language": "en" }, "en"],
    ["/login?lang=en&lang=fr", {}, "en"],
  ])("%s with %j is %s (I18N-01, I18N-02, I18N-05, I18N-06)", async (url, headers, language) => {
    const answer = await get(url, headers as Record<string, string>);
    expect(titleOf(answer.body)).toBe(`login ${language}`);
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(answer.headers["content-language"]).toBe(language);
    expect(answer.headers.vary).toContain("Accept-Language");
  });

  it("a language that was chosen by the address is kept for the next pages", async () => {
    const answer = await get("/login?lang=en");
    expect(answer.headers["set-cookie"]).toBe("locale=en; Max-Age=31536000; Path=/; SameSite=Lax");
    expect((await get("/login?lang=xx")).headers["set-cookie"]).toBeUndefined();
  });

  it("is kept over TLS under a name that no neighbouring host can set", async () => {
    const deps = { webBuild: readWebBuild(written.folder) };
    const secure = await buildTestApp(
      { PUBLIC_URL: "https://portail.example.fr" },
      { database: portal.database, deps },
    );
    const kept = (await secure.app.inject("/login?lang=en")).headers["set-cookie"];
    expect(kept).toBe("__Host-locale=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax");
    const headers = { cookie: "__Host-locale=en; locale=fr", "accept-language": "fr" };
    expect(titleOf((await secure.app.inject({ url: "/login", headers })).body)).toBe("login en");
    await secure.close();
  });
});

describe("the address of a page", () => {
  it.each([
    ["/login", 200, "login fr"],
    ["/LOGIN/", 200, "login fr"],
    ["/", 200, "app any"],
    ["/client/questionnaire-client/2?x=1", 200, "app any"],
    ["/nowhere", 404, "not-found fr"],
    ["/login/x", 404, "not-found fr"],
    ["/%zz", 404, "not-found fr"],
    ["/%2F", 404, "not-found fr"],
    ["/%ff", 404, "not-found fr"],
    ["/client/questionnaire-client/%2e%2e", 404, "not-found fr"],
    ["/%2e%2e/secret.txt", 404, "not-found fr"],
    ["/../secret.txt", 404, "not-found fr"],
    ["/secret.txt", 404, "not-found fr"],
    ["/pages.json", 404, "not-found fr"],
    ["/pages/login.fr.html", 404, "not-found fr"],
    ["http://evil.example/login", 200, "login fr"],
    [`/${"a".repeat(10_000)}`, 404, "not-found fr"],
  ])("%s is answered %i with the page %s", async (url, status, title) => {
    const answer = await get(url);
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([status, title]);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.body).not.toMatch(/secret (in|beside)|evil/);
  });

  it.each([
    ["//login?x=1", "/login?x=1"],
    ["///", "/"],
    ["//client/contrats", "/client/contrats"],
  ])("%s leads to its page with one slash", async (url, target) => {
    const answer = answerOf(await exchange(port, requestText(`GET ${url}`)));
    expect([answer.status, answer.headers.location]).toEqual([303, target]);
  });

  it.each([
    ["/\\[", 404],
    ["/\\evil.example/login", 404],
    ["//[", 404],
    ["//evil.example/login", 404],
    ["//.//evil.example/login", 404],
    ["//.//login", 404],
    ["http://[/login", 200],
    ["http://evil.example/login", 200],
    ["/login#/../x", 200],
    ["/login;x=1", 404],
  ])("%s names no other host, whatever it begins with: %i", async (url, status) => {
    const answer = answerOf(await exchange(port, requestText(`GET ${url}`)));
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).not.toContain("evil");
  });

  it("under /api is a call, never a page", async () => {
    for (const url of ["/api/nowhere", "/API/v1/login", "/api/v1/%zz"]) {
      const answer = await get(url, { accept: "text/html" });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
    }
  });

  it("is in no search engine when it is behind the sign-in (NANNY-16)", async () => {
    expect((await get("/client/contrats")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/login")).headers["x-robots-tag"]).toBeUndefined();
  });

  it("can be read, and its headers asked for; nothing else", async () => {
    const head = await portal.app.inject({ method: "HEAD", url: "/login" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"] as const) {
      const answer = await portal.app.inject({ method, url: "/login" });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
    }
  });
});

describe("what a page knows", () => {
  it.each([
    ["/client/contrats?tab=menage", "/client/contrats?tab=menage"],
    [`${testOrigin}/accueil`, "/accueil"],
    ["https://evil.example/x", ""],
    ["//evil.example", ""],
    ["/\\evil.example", ""],
    ["\\\\evil.example", ""],
    ["javascript:alert(1)", ""],
    ["/.//evil.example", ""],
    ["/\t/evil.example", ""],
    ["http://localhost:3000@evil.example/", ""],
    ["http://localhost:3001/", ""],
    ["", ""],
    ['/"><script>alert(1)</script>', "/%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
  ])("leads after the sign-in to our own pages only: %s", async (target, kept) => {
    const { body } = await get(`/login?redirectUrl=${encodeURIComponent(target)}`);
    expect(factsOf(body).redirectUrl).toBe(kept);
    expect(body).toContain(`name="redirectUrl" value="${kept.replaceAll("&", "&amp;")}"`);
    expect(body).not.toMatch(/evil|<script>alert|javascript:/);
  });

  it.each([
    ["", "error-plain fr", ""],
    ["Ce document est introuvable.", "error-message fr", "Ce document est introuvable."],
    ["Le service est fermé, appelez le 01 99 00 12 34.", "error-plain fr", ""],
    ["Echec lors de la connexion.", "error-sign-in fr", "Echec lors de la connexion."],
    [
      "Your e-mail or password is wrong.",
      "error-sign-in fr",
      "Votre email ou votre mot de passe est erroné.",
    ],
    ["<img src=x onerror=alert(1)>", "error-plain fr", ""],
  ])("a page of an error says its message when it is ours: « %s »", async (given, title, message) => {
    const { body } = await get(`/erreur?message=${encodeURIComponent(given)}`);
    expect([titleOf(body), factsOf(body).message]).toEqual([title, message]);
    expect(body).not.toContain("<img");
  });

  it("a page of a failed sign-in says so in its own language", async () => {
    const said = "Votre email ou votre mot de passe est erroné.";
    const { body } = await get(`/erreur?message=${encodeURIComponent(said)}`, { "accept-language": "en" });
    expect([titleOf(body), factsOf(body).message]).toEqual([
      "error-sign-in en",
      "Your e-mail or password is wrong.",
    ]);
    expect(body).toContain(">Your e-mail or password is wrong.</a>");
  });

  it("is whether a session cookie came with the request, alive or not", async () => {
    const person = await insertPerson(portal.database.connection.db, "Parent");
    const cookie = await portal.signIn(person.userName);
    for (const [given, session] of [
      ["", false],
      ["other=1", false],
      ["session=", false],
      ["session=dead", true],
      [cookie, true],
    ] as const) {
      const { body } = await get("/", { cookie: given });
      expect([given, factsOf(body).session]).toEqual([given, session]);
      expect(body).toContain(`data-session="${session ? "yes" : "no"}"`);
      expect(body).not.toContain(cookie.split("=")[1]);
    }
  });

  it("is where the other sites of the agency are", async () => {
    expect(factsOf((await get("/login")).body)).toMatchObject({
      publicSiteUrl: "https://www.example.fr",
      oldPortalUrl: "https://ancien.example.fr",
      agency: { name: "Ribambelle", publicSite: { signUp: "https://www.example.fr/inscription/compte" } },
      name: "login",
    });
  });
});

describe("the form of a page", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["gzip; q=0.0, br; q=0", undefined],
    ["BR", "br"],
    ["brotli", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("a page for who accepts « %s » is encoded as %s", async (accepted, coding) => {
    const answer = await get("/login", { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const [raw, plain] = [answer.rawPayload, (await get("/login")).body];
    const read = coding === "br" ? brotliDecompressSync(raw) : coding === "gzip" ? gunzipSync(raw) : raw;
    expect(read.toString()).toBe(plain);
  });
});
