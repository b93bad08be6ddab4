import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";

const disable = "/api/v1/Authentication/DisableDisplayedConnectionPopup";
const me = "/api/v1/Authentication/GetMyInformation";
let portal: TestApp;
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  portal = await buildTestApp();
  const shown = { displays_connection_popup: true };
  person = await insertPerson(portal.database.connection.db, "BabySitter", shown);
  cookie = await portal.signIn(person.userName);
});
afterAll(() => portal.close());

const post = (headers: Record<string, string>, url = disable) =>
  portal.app.inject({ method: "POST", url, headers: { cookie, ...headers } });

describe("where a call that changes something may come from", () => {
  it.each([
    ["null"],
    [""],
    ["https://evil.example"],
    ["http://localhost"],
    ["http://localhost:3001"],
    ["https://localhost:3000"],
    ["http://sub.localhost:3000"],
    ["http://localhost:3000.evil.example"],
    ["http://evil.example/http://localhost:3000"],
    ["http://LOCALHOST:3000"],
    ["http://localhost:3000/"],
    [`${testOrigin}, https://evil.example`],
    ["file://"],
  ])("not from « %s »", async (origin) => {
    const answer = await post({ origin, "sec-fetch-site": "same-origin" });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      message: "Cette demande ne vient pas du portail.",
      code: "request.foreign-origin",
      requestId: answer.headers["x-request-id"],
    });
    expect((await portal.app.inject({ url: me, headers: { cookie } })).json()).toMatchObject({
      isDisplayedConnectionPopup: true,
    });
  });

  it.each(["cross-site", "same-site"])("not without an origin from a %s page", async (site) => {
    expect((await post({ "sec-fetch-site": site })).statusCode).toBe(403);
  });

  it("is checked before the session and before the body: a stranger learns nothing more", async () => {
    const login = "/api/v1/Authentication/login";
    const headers = {
      origin: "https://evil.example",
      "content-type": "text/plain",
      accept: "application/json",
    };
    expect((await post({ ...headers, cookie: "" }, login)).json().code).toBe("request.foreign-origin");
    expect((await post({ ...headers, cookie: "" })).json().code).toBe("request.foreign-origin");
  });

  it.each([
    { origin: testOrigin },
    { origin: testOrigin, "sec-fetch-site": "same-origin" },
    {},
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "same-origin" },
  ])("a call may come from the portal itself, or from no page at all: %j", async (headers) => {
    expect((await post(headers as Record<string, string>)).statusCode).toBe(200);
  });

  describe.each([
    ["a document", "/document/nowhere/download", 404],
    ["all payslips", "/Payslip/download", 404],
    ["one’s data", "/MyData/DownloadMyData", 200],
  ])("%s, of which it is noted that it was given", (_, path, status) => {
    const take = (headers: Record<string, string>) =>
      portal.app.inject({
        url: `/api/v1${path}`,
        headers: { accept: "application/json", cookie, ...headers },
      });

    it.each(["cross-site", "same-site"])("is not given to a %s page, and nothing is noted", async (site) => {
      const noted = async () =>
        (await listAudit(portal.database.connection.db, person.personId)).filter(
          ({ action }) => action !== "request.refused",
        ).length;
      const before = await noted();
      for (const mode of ["navigate", "no-cors"]) {
        const answer = await take({ "sec-fetch-site": site, "sec-fetch-mode": mode });
        expect([answer.statusCode, answer.json().code]).toEqual([403, "request.foreign-origin"]);
      }
      const page = { accept: "text/html", "sec-fetch-site": site, "sec-fetch-mode": "navigate" };
      expect((await take(page)).headers.location).toMatch(/^\/erreur\?message=Cette\+demande/);
      expect(await noted()).toBe(before);
    });

    it.each([{}, { "sec-fetch-site": "none" }, { "sec-fetch-site": "same-origin" }])(
      "is given to the portal’s own pages, an address that was typed and an old browser: %j",
      async (headers) => {
        expect((await take(headers as Record<string, string>)).statusCode).toBe(status);
      },
    );
  });

  it("no file of a person is given to a page of another site, where it is noted who took it", async () => {
    const { paths } = (await portal.call("GET", "/api/v1/openapi.json")).json();
    const files = Object.entries<{ get?: { responses: Record<string, { content?: object }> } }>(paths)
      .filter(([, { get }]) =>
        /application\/(pdf|zip)/.test(Object.keys(get?.responses[200]?.content ?? {}).join()),
      )
      .map(([path]) => path);
    expect(files.length).toBeGreaterThan(5);
    for (const path of files) {
      const answer = await portal.app.inject({
        url: `/api/v1${path.replaceAll(/\{\w+\}/g, "7")}`,
        headers: { accept: "application/json", "sec-fetch-site": "cross-site" },
      });
      expect([path, answer.json().code]).toEqual([path, "request.foreign-origin"]);
    }
  });

  it("reading is not restricted, but no other site is allowed to see the answer", async () => {
    const answer = await portal.app.inject({ url: me, headers: { cookie, origin: "https://evil.example" } });
    expect(answer.statusCode).toBe(200);
    const names = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
    expect(names).toEqual([]);
  });
});

describe("what the Host header is good for: nothing", () => {
  it.each(["evil.example", "evil.example:80", "localhost:3000@evil.example", ""])(
    "a request for the host « %s » is answered as any other",
    async (host) => {
      const form = new URLSearchParams({
        username: person.userName,
        password: testPassword,
        redirectUrl: "//evil.example/",
      });
      const answer = await portal.app.inject({
        method: "POST",
        url: "/api/v1/Authentication/login",
        headers: {
          host,
          origin: testOrigin,
          "x-forwarded-host": "evil.example",
          "x-forwarded-proto": "https",
          forwarded: "host=evil.example",
          "content-type": "application/x-www-form-urlencoded",
        },
        payload: form.toString(),
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/popup-redirect?redirect=%2F"]);
      expect(JSON.stringify([answer.headers, answer.body])).not.toContain("evil");
    },
  );

  it("an origin is not ours for being that of the Host header", async () => {
    expect((await post({ host: "evil.example", origin: "http://evil.example" })).statusCode).toBe(403);
  });
});
