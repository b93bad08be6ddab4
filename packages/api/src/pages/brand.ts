import type { FastifyInstance } from "fastify";
import type { LegalTexts } from "../agency/readLegalTexts.ts";
import { brandImages } from "./brandImages.ts";
import { legalTextRoutes } from "./legalTexts.routes.ts";
import { type PortalFactsDeps, portalFactsRoute } from "./portalFacts.ts";
import { webManifest } from "./webManifest.routes.ts";

interface BrandDeps extends PortalFactsDeps {
  readonly legalTexts: LegalTexts;
}

/** Serves what pages take from the agency's folder: images, legal texts, the manifest in its name and what it says of itself. */
export async function brand(app: FastifyInstance, deps: BrandDeps): Promise<void> {
  await brandImages(app, deps.config.agencyFolder);
  legalTextRoutes(app, deps.legalTexts);
  webManifest(app, deps.agency);
  portalFactsRoute(app, deps);
}
