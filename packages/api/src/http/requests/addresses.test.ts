import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";
import { routable } from "./addresses.ts";

const me = "/api/v1/Authentication/GetMyInformation";
let portal: TestApp;
let cookie: string;

beforeAll(async () => {
  portal = await buildTestApp();
  const person = await insertPerson(portal.database.connection.db, "Parent");
  cookie = await portal.signIn(person.userName);
});
afterAll(() => portal.close());

const ask = (url: string, method: string = "GET") =>
  portal.app.inject({ method: method as "GET", url, headers: { cookie, origin: testOrigin } });

describe("the address of a call", () => {
  it.each([
    [me],
    ["/api/v1/authentication/getmyinformation"],
    ["/API/V1/AUTHENTICATION/GETMYINFORMATION"],
    [`${me}/`],
    [`${me}?timestamp=1&timestamp=2&__proto__=x&userId=1`],
    [`${me}?%zz&%ff=%00`],
    ["/api/v1/Authentication/GetMyInform%61tion"],
    ["/%61pi/v1/Authentication/GetMyInformation"],
    [`http://evil.example${me}`],
    [`https://evil.example:8443${me}?x=1`],
    [`HTTP://user@evil.example${me}`],
  ])("is read whatever its case and its form: %s", async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["/api/v1/Authentication/NoSuchCall"],
    ["/api/v1"],
    ["/api/v1/"],
    ["/api/v2/Authentication/GetMyInformation"],
    ["/api/v1/Authentication//GetMyInformation"],
    ["/api/v1/Authentication/../../../etc/passwd"],
    ["/api/v1/%zz"],
    ["/api/v1/%"],
    ["/api/v1/%ff%fe"],
    ["/api/v1/%c0%ae%c0%ae/"],
    ["/api/v1/%ed%a0%80"],
    [`/api/v1/${"a".repeat(10_000)}`],
    [`/api/v1/document/${"%".repeat(500)}/download2`],
    ["/api/v1/Authentication/GetMyInformation%00"],
    ["/api/v1/Authentication/GetMyInformation%2f"],
  ])("an address that nothing lives at is told so in JSON: %s", async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.json()).toEqual({
      message: "Cette ressource est introuvable.",
      code: "request.not-found",
      requestId: answer.headers["x-request-id"],
    });
  });

  it.each([
    ["http://evil.example/a?b", "/a?b"],
    ["http://evil.example", "/"],
    ["http://evil.example?x=/a", "/?x=/a"],
    ["http://[::1", "/"],
    ["*", "/*"],
    ["", "/"],
    ["//evil.example/a", "//evil.example/a"],
    ["/a%2fb?c=%zz", "/a%2fb?c=%zz"],
    ["/a%zz/%41?c=%zz#%", "/a%25zz/%2541?c=%zz#%"],
    ["/%ff", "/%25ff"],
  ])("%s is routed as %s", (url, address) => {
    expect(routable(url)).toBe(address);
  });

  it("is never logged: it can carry names and keys", async () => {
    await ask(`/api/v1/document/secret-id/download?key=secret-key`);
    await ask("/api/v1/secret-path/%zz");
    expect(portal.logged()).toContain('"route":"/api/v1/document/:id/download"');
    expect(portal.logged()).not.toContain("secret");
  });
});

describe("the method of a call", () => {
  it.each([
    ["/api/v1/Authentication/login", "GET", "POST"],
    ["/api/v1/Authentication/login", "HEAD", "POST"],
    ["/api/v1/AUTHENTICATION/LOGIN/", "PUT", "POST"],
    [me, "POST", "GET, HEAD"],
    [me, "PUT", "GET, HEAD"],
    [`${me}?x=1`, "PATCH", "GET, HEAD"],
    [me, "DELETE", "GET, HEAD"],
    [me, "OPTIONS", "GET, HEAD"],
    [me, "TRACE", "GET, HEAD"],
    ["/api/v1/document/any/download", "DELETE", "GET, HEAD"],
  ])("%s %s is not allowed: only %s", async (url, method, allow) => {
    const answer = await ask(url, method);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.headers["cache-control"]).toBe("no-store");
    if (method !== "HEAD") expect(answer.json().code).toBe("request.method-not-allowed");
    expect(answer.body).not.toContain("session");
  });

  it("HEAD gives the headers of GET, without a body", async () => {
    const [head, get] = [await ask(me, "HEAD"), await ask(me)];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  it("a method that the address does not know is a 404 like any other", async () => {
    for (const method of ["OPTIONS", "TRACE", "PUT", "PATCH", "DELETE", "POST"]) {
      expect((await ask("/api/v1/NoSuch/Call", method)).statusCode).toBe(404);
    }
  });
});

it("without a web build, an address that is no call is told so in JSON too", async () => {
  for (const url of ["/", "/login", "/%zz", "/assets/app.js"]) {
    const answer = await ask(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
  }
});
