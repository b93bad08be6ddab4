import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
let secure: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
  const settings = { PUBLIC_URL: "https://portail.example.fr", NODE_ENV: "production" };
  secure = await buildTestApp(settings, { database: portal.database });
});
afterAll(async () => {
  await secure.close();
  await portal.close();
});

const addresses = [
  ["GET", "/api/v1/Authentication/GetMyInformation", 401],
  ["GET", "/api/v1/openapi.json", 200],
  ["GET", "/healthz", 200],
  ["GET", "/readyz", 200],
  ["GET", "/nowhere", 404],
  ["GET", "/assets/nowhere.js", 404],
  ["GET", "/api/v1/%zz", 404],
  ["PUT", "/api/v1/Authentication/login", 405],
  ["POST", "/api/v1/Authentication/logout", 200],
  ["POST", "/api/v1/Authentication/requestResetMyPassword", 400],
  ["GET", "/api/v1/document/x/download", 303],
] as const;

describe.each(addresses)("%s %s", (method, url, status) => {
  it("has every security header, and is kept by nobody", async () => {
    const answer = await portal.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringMatching(
        /camera=\(\).*geolocation=\(\).*publickey-credentials-get=\(self\)$/,
      ),
    });
    expect(answer.headers["x-request-id"]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    expect(answer.headers["x-powered-by"] ?? answer.headers.server).toBeUndefined();
  });
});

describe("the content security policy", () => {
  const policy = async (): Promise<Record<string, string>> => {
    const header = String((await portal.app.inject("/healthz")).headers["content-security-policy"]);
    return Object.fromEntries(header.split(";").map((part) => part.trim().split(/ (.*)/s)));
  };

  it("lets only our own scripts run, and nobody frame us", async () => {
    expect(await policy()).toMatchObject({
      "default-src": "'self'",
      "script-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "default legal-text",
    });
  });

  it("never speaks of unsafe scripts or of any other site", async () => {
    const { "style-src": styles, ...others } = await policy();
    expect(styles).toBe("'self' 'unsafe-inline'");
    expect(JSON.stringify(others)).not.toMatch(/unsafe|\*|https?:/);
  });
});

it("lets the agency’s own notifications widget run, by its name, and nothing else (SHELL-OP1)", async () => {
  const settings = { NOTIFICATIONS_WIDGET_URL: "https://widget.example/v1/bell.js?key=a" };
  const widened = await buildTestApp(settings, { database: portal.database });
  const header = String((await widened.app.inject("/healthz")).headers["content-security-policy"]);
  await widened.close();
  expect(header.split(";")).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://widget.example/v1/bell.js",
      "connect-src 'self' https://widget.example",
      "frame-src https://widget.example",
      "object-src 'none'",
    ]),
  );
  // Its script writes HTML as it likes.
  expect(header).not.toContain("trusted-types");
});

it("tells browsers to come back over TLS where the portal is served over TLS", async () => {
  for (const url of ["/healthz", "/api/v1/nowhere"]) {
    const { headers } = await secure.app.inject(url);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  }
});

it("gives each request its own id, whatever the caller proposes", async () => {
  const proposed = { "x-request-id": "mine", "request-id": "mine" };
  const [one, other] = await Promise.all([
    portal.app.inject({ url: "/healthz", headers: proposed }),
    portal.app.inject({ url: "/healthz", headers: proposed }),
  ]);
  const ids = [one.headers["x-request-id"], other.headers["x-request-id"], "mine"];
  expect(new Set(ids).size).toBe(3);
});

it("sets no cookie on who only looks", async () => {
  for (const [method, url] of addresses.filter(([verb]) => verb === "GET")) {
    expect((await portal.app.inject({ method, url })).headers["set-cookie"]).toBeUndefined();
  }
});

describe("the session cookie", () => {
  it.each([
    ["Parent", 90 * 86_400],
    ["Agency", 90 * 86_400],
  ] as const)("is unreadable for scripts and bound to this site: %s", async (role, seconds) => {
    const person = await insertPerson(portal.database.connection.db, role);
    const form = { username: person.userName, password: "Ribambelle2026" };
    const answer = await portal.call("POST", "/Authentication/login", { form });
    const attributes = `; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`;
    expect([answer.headers["set-cookie"]].flat()[0]).toMatch(new RegExp(`^session=[\\w-]{43}${attributes}$`));
  });
});
