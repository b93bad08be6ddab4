import { Agent, type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestRouter, testRouter } from "../testing/testRouter.ts";

let router: TestRouter;
let agent: Agent;
let port: number;
beforeEach(async () => {
  router = await testRouter(({ app }) => app.post("/", async () => "done"), { TRUST_PROXY: "loopback" });
  await router.app.listen({ port: 0, host: "127.0.0.1" });
  port = (router.app.server.address() as { port: number }).port;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await router.app.close();
});

const post = (through: Agent | undefined, path = "/") =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const to = { port, path, host: "127.0.0.1", method: "POST", agent: through ?? false };
    const call = request(to, (answer) => {
      answer.resume().on("end", () => resolve(answer));
    });
    call.on("error", reject).end();
  });

it("answers who comes over a kept connection while the portal stops, asks them to leave, and takes nobody new", async () => {
  expect((await post(agent)).headers.connection).toBe("keep-alive");
  const closed = router.app.close();
  await until(async () => !router.app.server.listening);
  await expect(post(undefined)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  const last = await post(agent);
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await closed;
});

it("stops although a kept connection stays idle", async () => {
  await post(agent);
  await router.app.close();
  await expect(post(undefined)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

describe("without a proxy", () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const words = new Readable({ read() {} });

  it("closes the connection of who waits for an answer while the portal stops, with the answer", async () => {
    const { app } = await testRouter(({ app }) => {
      app.post("/", async () => {
        begun.resolve();
        await goOn.promise;
        return "done";
      });
      app.post("/words", async (_request, reply) => reply.send(words));
    });
    // Without an end for connections that stay idle: the portal must close them itself.
    app.server.keepAliveTimeout = 0;
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as { port: number }).port;
    words.push("first");
    const [waiting, reading] = [post(agent), post(new Agent({ keepAlive: true }), "/words")];
    await begun.promise;
    const closed = app.close();
    await until(async () => !app.server.listening);
    goOn.resolve();
    words.push(null);
    expect((await waiting).headers.connection).toBe("close");
    expect((await reading).statusCode).toBe(200);
    await closed;
  });
});
