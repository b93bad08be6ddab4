import { Agent, type IncomingMessage, request } from "node:http";
import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, expect, it } from "vitest";
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

const post = (through: Agent | undefined) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", method: "POST", agent: through ?? false }, (answer) => {
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
