import type { FastifyInstance } from "fastify";
import { digestOf } from "./textWithETag.ts";
import type { WebBuild } from "./webBuild.ts";

/**
 * Serves the script that keeps the offline page in browsers, or the one that takes it away. It changes whenever the
 * page would, so that browsers, which compare it at each visit, keep the newest.
 */
export function serviceWorker(
  app: FastifyInstance,
  { serviceWorker: { keeping, leaving } }: WebBuild,
  offlinePages: readonly string[] | null,
): void {
  const script =
    offlinePages === null
      ? leaving
      : keeping.replace("__VERSION__", digestOf([keeping, ...offlinePages].join("\n")));
  app.get("/service-worker.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(script),
  );
}
