import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { demonstrationAgencyFolder } from "../agency/readAgency.ts";

/** Serves the images of the agency's folder under /brand/; what it lacks is the demonstration agency's. */
export async function brandImages(app: FastifyInstance, agencyFolder: string | null): Promise<void> {
  const folders = [...(agencyFolder === null ? [] : [agencyFolder]), demonstrationAgencyFolder];
  await app.register(fastifyStatic, {
    root: folders.map((folder) => join(folder, "images")),
    prefix: "/brand/",
    decorateReply: false,
    index: false,
    maxAge: "1h",
    // An SVG opened on its own may run no script, whoever drew it.
    setHeaders(reply, path) {
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (path.endsWith(".svg")) reply.header("content-type", "image/svg+xml; charset=utf-8");
    },
  });
}
