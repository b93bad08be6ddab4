import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { pageHeaders } from "../http/answers/securityHeaders.ts";

type Folder = FastifyStaticOptions & {
  /** The content security policy of its files, for what opens one on its own or runs it as a worker. */
  readonly policy: string;
};

const unneeded = ["x-request-id", ...pageHeaders];

// A script is a module, and each module is read as UTF-8 (RFC 9239).
const types: Readonly<Record<string, string>> = {
  "application/javascript; charset=utf-8": "text/javascript",
  "image/svg+xml": "image/svg+xml; charset=utf-8",
};

/**
 * Serves the files of a folder, without what browsers obey in pages alone, which was 1.1 kB of each, and without saying that
 * the connection stays, as any of HTTP/1.1 does; one that ends says so. An SVG says in which charset it is written, also where
 * it was compressed ahead.
 */
export async function serveFolder(app: FastifyInstance, { policy, ...options }: Folder): Promise<void> {
  const served: FastifyPluginAsync = async (files) => {
    files.addHook("onSend", (_request, reply, payload, done) => {
      const type = types[String(reply.getHeader("content-type"))];
      if (type) reply.type(type);
      if (reply.raw.shouldKeepAlive && !reply.raw.hasHeader("connection"))
        reply.raw.removeHeader("connection");
      if (reply.statusCode < 400) {
        for (const name of unneeded) reply.removeHeader(name);
        reply.header("content-security-policy", policy);
      }
      done(null, payload);
    });
    await files.register(fastifyStatic, { ...options, decorateReply: false });
  };
  await app.register(served);
}
