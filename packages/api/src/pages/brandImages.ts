import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { demonstrationAgencyFolder } from "../agency/readAgency.ts";
import { serveFolder } from "./serveFolder.ts";

// An SVG opened on its own may run no script, whoever drew it, and stands in nobody's frame.
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the images of the agency's folder under /brand/; what it lacks is the demonstration agency's. */
export async function brandImages(app: FastifyInstance, agencyFolder: string | null): Promise<void> {
  const folders = [...(agencyFolder === null ? [] : [agencyFolder]), demonstrationAgencyFolder];
  await serveFolder(app, {
    root: folders.map((folder) => join(folder, "images")),
    prefix: "/brand/",
    index: false,
    maxAge: "1h",
    policy: imagePolicy,
  });
}
