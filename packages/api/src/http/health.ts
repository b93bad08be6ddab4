import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { isAnswering } from "../db/connection/isAnswering.ts";

/** Serves /healthz (this process answers) and /readyz (its database answers too: 503 while it does not). */
export function health(app: FastifyInstance, pool: pg.Pool): void {
  app.get("/healthz", async (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isAnswering(pool);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "database unavailable" });
  });
}
