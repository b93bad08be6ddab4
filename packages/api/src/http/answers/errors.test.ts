import { Readable } from "node:stream";
import { endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyReply } from "fastify";
import { DatabaseError } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { Refused } from "../../acting/refused.ts";
import { type TestRouter, testRouter } from "../../testing/testRouter.ts";
import { serve } from "../serve.ts";

const failing = endpoint({
  name: "failing",
  method: "GET",
  path: "/Test/Failing",
  access: ["Parent"],
  output: z.object({ count: z.int() }),
});
const followed = endpoint({ ...failing, name: "followed", path: "/Test/Followed", access: "public" });

let router: TestRouter;
// As people are served.
let unchecked: TestRouter;
let fail: () => unknown;
beforeAll(async () => {
  const run = async () => fail() as { count: number };
  router = await testRouter((hung) => {
    serve(hung, failing, run);
    serve(hung, followed, run, { failurePage: ({ refusal }) => `/erreur?message=${refusal.code}` });
  });
  unchecked = await testRouter((hung) => serve({ ...hung, checkAnswer: undefined }, failing, run));
});
afterAll(() => Promise.all([router.app.close(), unchecked.app.close()]));
beforeEach(() => {
  fail = () => ({ count: 1 });
});

const ask = (headers: Record<string, string> = { "x-role": "Parent" }, url = "/api/v1/Test/Failing") =>
  router.app.inject({ url, headers });
const bodyOf = (answer: Awaited<ReturnType<typeof ask>>, message: string, code: string) => ({
  message,
  code,
  requestId: answer.headers["x-request-id"],
});
function throwing(error: unknown): void {
  fail = () => {
    throw error;
  };
}

describe("a bug", () => {
  it.each([
    [new Error("secret detail at /srv/portal/x.ts")],
    [new TypeError("secret detail is not a function")],
    [Object.assign(new Error("secret detail"), { statusCode: 502 })],
    [Object.assign(new Error("secret detail"), { code: "ENOENT", syscall: "open" })],
    ["secret detail"],
    [{ message: "secret detail" }],
  ])("is one calm sentence for the caller, its details are in the log alone: %s", async (error) => {
    throwing(error);
    const answer = await ask();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual(bodyOf(answer, "Internal Server Error", "request.internal"));
    expect(answer.headers["cache-control"]).toBe("no-store");
    const line = router
      .logged()
      .split("\n")
      .find((text) => text.includes(String(answer.json().requestId)) && text.includes("secret detail"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: 50, msg: "request failed" });
  });

  it("is also an answer that is not as the endpoint declares it: each test that asks for it fails", async () => {
    for (const count of ["secret", 1.5, null, undefined]) {
      fail = () => ({ count });
      const answer = await ask();
      expect([answer.statusCode, answer.json().code]).toEqual([500, "request.internal"]);
    }
  });

  it("does not put into the log the row that the database refused", async () => {
    const error = new DatabaseError("duplicate key value violates unique constraint", 1, "error");
    const detail = "Key (email)=(claire@example.fr) already exists.";
    throwing(Object.assign(error, { code: "23505", detail, where: "COPY person: claire", table: "person" }));
    expect((await ask()).statusCode).toBe(500);
    const line = router
      .logged()
      .split("\n")
      .findLast((text) => text.includes("unique constraint"));
    expect(JSON.parse(line ?? "{}").err).toMatchObject({ code: "23505", table: "person" });
    expect(line).not.toContain("claire");
  });
});

it("an answer leaves with the fields that the endpoint declares, looked at or not", async () => {
  fail = () => ({ count: 1, secret: "x", inside: { secret: "y" } });
  for (const { app } of [router, unchecked]) {
    const answer = await app.inject({ url: "/api/v1/Test/Failing", headers: { "x-role": "Parent" } });
    expect([answer.statusCode, answer.body]).toEqual([200, '{"count":1}']);
  }
});

describe("a refusal", () => {
  it("is said with its status, its code and its headers; it is no line in the log of errors", async () => {
    throwing(new Refused(commonRefusals.tooMany, { retryAfterSeconds: 7 }));
    const answer = await ask();
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "7"]);
    const sentence = "Trop de tentatives. Merci de réessayer dans quelques minutes.";
    expect(answer.json()).toEqual(bodyOf(answer, sentence, "request.too-many"));
    const lines = router.logged().split("\n");
    const own = lines.filter((line) => line.includes(String(answer.json().requestId)));
    expect(own.map((line) => JSON.parse(line).msg)).toEqual(["request"]);
  });

  it.each([
    [{}, 401, "Unauthorized", "request.unauthorized"],
    [{ "x-role": "BabySitter" }, 403, "Vous n’avez pas accès à cette action.", "request.forbidden"],
    [{ "x-role": "Agency" }, 403, "Vous n’avez pas accès à cette action.", "request.forbidden"],
  ])(
    "comes before the work when the caller may not: %j, %i (API-03)",
    async (headers, status, message, code) => {
      throwing(new Error("must not run"));
      const answer = await ask(headers);
      expect([answer.statusCode, answer.json()]).toEqual([status, bodyOf(answer, message, code)]);
    },
  );
});

describe("a call that people meet as a page", () => {
  const url = "/api/v1/Test/Followed";
  it.each([
    [new Refused(commonRefusals.notFound), "request.not-found"],
    [new Error("secret detail"), "request.internal"],
    [Object.assign(new Error("down"), { code: "ECONNREFUSED" }), "request.unavailable"],
  ])("leads to a page when it fails: %s", async (error, code) => {
    throwing(error);
    for (const headers of [{ accept: "text/html" }, { accept: "*/*" }, {}]) {
      const answer = await ask(headers as Record<string, string>, url);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/erreur?message=${code}`]);
      expect([answer.body, answer.headers["content-type"]]).toEqual(["", undefined]);
    }
    const answer = await ask({ accept: "text/html, Application/JSON" }, url);
    expect(answer.json().code).toBe(code);
  });
});

describe("a file that cannot be read to its first byte", () => {
  const ask = async (headers: Record<string, string>) => {
    const { app } = await testRouter((hung) => {
      const send = async ({ reply }: { reply: FastifyReply }) => {
        const content = new Readable({ read: () => content.destroy(new Error("secret detail")) });
        const headers = { "content-disposition": "attachment", "content-length": 100 };
        return reply.type("application/pdf").headers(headers).send(content);
      };
      serve(hung, followed, send, { failurePage: ({ refusal }) => `/erreur?message=${refusal.code}` });
    });
    onTestFinished(() => app.close());
    return app.inject({ url: "/api/v1/Test/Followed", headers });
  };

  it("goes on as an error, of which nothing says that it was a file", async () => {
    const [json, page] = [await ask({ accept: "application/json" }), await ask({ accept: "text/html" })];
    expect([json.statusCode, page.statusCode]).toEqual([500, 303]);
    expect(json.json()).toEqual(bodyOf(json, "Internal Server Error", "request.internal"));
    expect(json.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect([page.headers.location, page.headers["content-length"]]).toEqual([
      "/erreur?message=request.internal",
      "0",
    ]);
    for (const { headers } of [json, page]) expect(headers["content-disposition"]).toBeUndefined();
  });
});

describe("an absent database", () => {
  it("is told as such, with when to come back", async () => {
    throwing(new Error("Connection terminated unexpectedly"));
    const answer = await ask();
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
    const sentence = "Le portail est momentanément indisponible. Merci de réessayer dans un instant.";
    expect(answer.json()).toEqual(bodyOf(answer, sentence, "request.unavailable"));
  });
});
