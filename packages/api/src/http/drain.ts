import { once } from "node:events";
import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes without failures for a proxy in front: endless answers are ended, new connections refused, and
 * requests over kept-alive connections answered with `Connection: close` (by Fastify). Idle connections are
 * cut only after `graceMs`: a request may already be on its way over one, and a proxy does not send a POST
 * twice.
 */
export function drainBeforeClosing(app: FastifyInstance, graceMs: number): void {
  app.addHook("preClose", async () => {
    for (const answers of app.longAnswers) answers.endAll();
    const server: Server = app.server;
    if (!server.listening || graceMs === 0) return;
    const empty = once(server, "close");
    // net's `close`, because http's own cuts idle connections.
    SocketServer.prototype.close.call(server);
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([empty, late]);
    clearTimeout(timer);
  });
}
