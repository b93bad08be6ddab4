import { once } from "node:events";
import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes without failures for a proxy in front: endless answers are ended, new connections refused, and
 * requests over kept-alive connections answered with `Connection: close` (by Fastify). Idle connections are
 * cut only after `graceMs`: a request may already be on its way over one, and a proxy does not send a POST
 * twice. A request that was under way has its connection closed with its answer.
 */
export function drainBeforeClosing(app: FastifyInstance, graceMs: number): void {
  let isClosing = false;
  let isGraceOver = false;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done();
  });
  // The header was sent before: nobody else would close a connection that was busy when idle ones were.
  app.addHook("onResponse", (_request, _reply, done) => {
    if (isGraceOver) setImmediate(() => (app.server as Server).closeIdleConnections());
    done();
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const answers of app.longAnswers) answers.endAll();
    const server: Server = app.server;
    isGraceOver = graceMs === 0;
    if (!server.listening || isGraceOver) return;
    await untilNoneWaits(server);
    const empty = once(server, "close");
    // net's `close`, because http's own cuts idle connections.
    SocketServer.prototype.close.call(server);
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([empty, late]);
    clearTimeout(timer);
    isGraceOver = true;
  });
}

// Connections that the kernel has taken for this process and the process not yet would be reset by closing. A turn of the loop
// takes one of them: after a turn that took none, none waits. Bounded, as a busy server may never have such a turn.
async function untilNoneWaits(server: Server): Promise<void> {
  let hasTaken = true;
  const taking = () => {
    hasTaken = true;
  };
  const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));
  server.on("connection", taking);
  await endOfTurn();
  for (let turn = 0; hasTaken && turn < 1_000; turn += 1) {
    hasTaken = false;
    await endOfTurn();
  }
  server.off("connection", taking);
}
