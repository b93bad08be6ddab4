import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/** Serves the files of a folder; an SVG says in which charset it is written, also where it was compressed ahead. */
export async function serveFolder(app: FastifyInstance, options: FastifyStaticOptions): Promise<void> {
  const served: FastifyPluginAsync = async (files) => {
    files.addHook("onSend", (_request, reply, payload, done) => {
      if (reply.getHeader("content-type") === "image/svg+xml") reply.type("image/svg+xml; charset=utf-8");
      done(null, payload);
    });
    await files.register(fastifyStatic, { ...options, decorateReply: false });
  };
  await app.register(served);
}
