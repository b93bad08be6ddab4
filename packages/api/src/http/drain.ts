import { once } from "node:events";
import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Makes closing polite to a proxy in front: answers that have no end are ended, nobody new is taken, and whoever comes over a connection that is kept
 * alive is answered and asked to leave (`Connection: close`, by Fastify). Idle connections are cut only after `graceMs`:
 * one that was cut at once could carry a request that is already on its way, and a proxy does not send a POST twice.
 */
export function drainBeforeClosing(app: FastifyInstance, graceMs: number): void {
  app.addHook("preClose", async () => {
    for (const answers of app.longAnswers) answers.endAll();
    const server: Server = app.server;
    if (!server.listening || graceMs === 0) return;
    const empty = once(server, "close");
    // Not http's own close, which cuts idle connections.
    SocketServer.prototype.close.call(server);
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([empty, late]);
    clearTimeout(timer);
  });
}
