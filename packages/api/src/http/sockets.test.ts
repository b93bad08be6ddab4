import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf, exchange, listen, requestText } from "../testing/servers/testSocket.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../testing/testApp.ts";
import { securityHeaders } from "./answers/securityHeaders.ts";

const me = "/api/v1/Authentication/GetMyInformation";
const reset = "/api/v1/Authentication/requestResetMyPassword";
let portal: TestApp;
let port: number;
let cookie: string;

beforeAll(async () => {
  portal = await buildTestApp({ RESETS_PER_ADDRESS: "1000" });
  port = await listen(portal.app);
  cookie = await portal.signIn((await insertPerson(portal.database.connection.db, "Parent")).userName);
});
afterAll(() => portal.close());

const ask = async (...pieces: string[]) => answerOf(await exchange(port, ...pieces));
const alive = async () => (await ask(requestText("GET /healthz"))).status;

const own = securityHeaders({ publicUrl: undefined, notificationsWidgetUrl: null });

describe("what is not a request", () => {
  it.each([
    ["noise", "\0\u0001\u0002\r\n\r\n", 400, "request.malformed"],
    [
      "TLS to a plain port",
      "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003",
      400,
      "request.malformed",
    ],
    [
      "two lengths",
      requestText(`POST ${reset}`, { "Content-Length": "2\r\nContent-Length: 3" }, "{}"),
      400,
      "request.malformed",
    ],
    ["a negative length", requestText(`POST ${reset}`, { "Content-Length": "-1" }), 400, "request.malformed"],
    [
      "a length and chunks",
      requestText(
        `POST ${reset}`,
        { "Content-Length": "4", "Transfer-Encoding": "chunked" },
        "0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
      ),
      400,
      "request.malformed",
    ],
    [
      "chunks under another name",
      requestText(`POST ${reset}`, { "Transfer-Encoding": "xchunked" }, "0\r\n\r\n"),
      400,
      "request.malformed",
    ],
    ["no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "request.malformed"],
    [
      "an unknown expectation",
      requestText(`POST ${reset}`, { Expect: "200-maybe", "Content-Length": "2" }, "{}"),
      417,
      "request.unmet-expectation",
    ],
    ["a name with a blank", "GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n", 400, "request.malformed"],
    [
      "a folded header",
      "GET /healthz HTTP/1.1\r\nHost: x\r\n\tmore: y\r\n z\r\n\r\n",
      400,
      "request.malformed",
    ],
    [
      "a header of 20 kB",
      requestText(`GET ${me}`, { "X-Long": "a".repeat(20_000) }),
      431,
      "request.head-too-large",
    ],
    ["an address of 20 kB", requestText(`GET /api/v1/${"a".repeat(20_000)}`), 431, "request.head-too-large"],
    [
      "too many cookies",
      requestText(`GET ${me}`, { Cookie: "a=b; ".repeat(5_000) }),
      431,
      "request.head-too-large",
    ],
  ])("is refused in the form of every other error: %s", async (_, bytes, status, code) => {
    const answer = await ask(bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      ...own,
      connection: "close",
    });
    expect(portal.app.unreadable.counts.get(code)).toBeGreaterThan(0);
    expect(answer.headers["x-request-id"]).toBe(JSON.parse(answer.body).requestId);
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(
        /^(La demande est illisible|Le portail ne peut pas répondre à cette attente|Les en-têtes de la demande sont trop volumineux)\.$/,
      ),
      code,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(await alive()).toBe(200);
  });

  it("is counted, and its address is in the log once a minute", () => {
    expect(
      portal.logged().match(/"address":"127\.0\.0\.1","code":"request\.malformed","requests":1,/g),
    ).toHaveLength(1);
    expect(portal.app.unreadable.addresses()).toBe(1);
  });

  it("never gets in the way of an answer that has begun", async () => {
    const received = await exchange(
      port,
      requestText("GET /healthz", { Connection: "keep-alive" }),
      "not a request\r\n\r\n",
    );
    expect(received).toMatch(/^HTTP\/1\.1 (200 OK|400 Bad Request)\r\n/);
    expect(received.match(/HTTP\/1\.1/g)?.length).toBeLessThanOrEqual(2);
    for (const body of received.matchAll(/\r\n\r\n(\{.*?\})/g))
      expect(() => JSON.parse(body[1] ?? "")).not.toThrow();
  });
});

describe("a body that is too large", () => {
  const headers = { Origin: testOrigin, "Content-Type": "application/json" };
  const chunk = `1000\r\n${"a".repeat(4_096)}\r\n`;
  it.each([
    ["by its announced length", { "Content-Length": "100000000" }, "{"],
    ["by the pieces that come", { "Transfer-Encoding": "chunked" }, `${chunk.repeat(32)}0\r\n\r\n`],
  ])("is refused without being read to its end: %s", async (_, length, body) => {
    const answer = await ask(requestText(`POST ${reset}`, { ...headers, ...length }, body));
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, "request.too-large"]);
    expect(answer.headers.connection).toBe("close");
    expect(await alive()).toBe(200);
  });

  it("is refused without a cut where it ends soon, so that a proxy which still sends hears the answer", async () => {
    const body = "a".repeat(1_000_000);
    const length = { "Content-Length": String(body.length), Connection: "keep-alive" };
    const text = requestText(`POST ${reset}`, { ...headers, ...length }, body);
    const answer = await ask(`${text}${requestText("GET /healthz")}`);
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('{"status":"ok"}');
  });

  it("within the limit is read, in pieces as well", async () => {
    const json = '{"email":"nobody@example.fr"}';
    const chunked = `${json.length.toString(16)};a=b\r\n${json}\r\n0\r\n\r\n`;
    const answer = await ask(
      requestText(`POST ${reset}`, { ...headers, "Transfer-Encoding": "chunked" }, chunked),
    );
    expect([answer.status, answer.body]).toEqual([200, "{}"]);
  });
});

describe("several requests on one connection", () => {
  it("sent at once are answered in their order, each for its own person", async () => {
    const keep = { Connection: "keep-alive", Accept: "application/json" };
    const received = await exchange(
      port,
      requestText(`GET ${me}`, { ...keep, Cookie: cookie }) +
        requestText(`GET ${me}`, keep) +
        requestText(`GET ${me}`, { ...keep, Cookie: cookie }) +
        requestText("GET /api/v1/nowhere", { Accept: "application/json" }),
    );
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([200, 401, 200, 404]);
    expect(received.match(/"userId":/g)).toHaveLength(2);
  });

  it("a request hidden in the body of another is not run", async () => {
    const hidden = requestText(`GET ${me}`, { Cookie: cookie });
    const headers = { "Content-Type": "application/json", "Content-Length": String(hidden.length) };
    const received = await exchange(port, requestText(`GET /healthz`, headers, hidden));
    expect(received.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
    expect(received).not.toContain("userId");
  });

  it("an absolute address, a wish to upgrade and a wish to go on change nothing", async () => {
    const absolute = await ask(requestText(`GET http://evil.example${me}`, { Cookie: cookie }));
    expect([absolute.status, JSON.parse(absolute.body).role]).toEqual([200, "Parent"]);
    const upgrade = await ask(requestText(`GET ${me}`, { Cookie: cookie, Upgrade: "websocket, h2c" }));
    expect(upgrade.status).toBe(200);
    const headers = { "Content-Type": "application/json", "Content-Length": "2", Expect: "100-continue" };
    const going = await exchange(port, requestText(`POST ${reset}`, headers), "{}");
    expect(going).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /);
  });
});

it("a caller who hangs up in the middle of a request harms nobody", async () => {
  const headers = { Origin: testOrigin, "Content-Type": "application/json", "Content-Length": "50" };
  for (const text of [
    "GET /heal",
    requestText(`POST ${reset}`, headers, '{"email":'),
    requestText(`GET ${me}`),
  ]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(text, () => socket.destroy());
    });
    socket.on("close", () => resolve());
    await promise;
  }
  expect(await alive()).toBe(200);
  expect(portal.logged()).not.toContain('"level":50');
});
