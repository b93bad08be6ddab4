import type { FastifyInstance } from "fastify";
import type { LegalTexts } from "../agency/readLegalTexts.ts";
import { brandImages } from "./brandImages.ts";
import { legalTextRoutes } from "./legalTexts.routes.ts";
import { type PortalFactsNeeds, portalFactsRoute } from "./portalFacts.ts";
import { webManifest } from "./webManifest.routes.ts";

interface BrandNeeds extends PortalFactsNeeds {
  readonly legalTexts: LegalTexts;
}

/** Serves what pages take from the agency's folder: images, legal texts, the manifest in its name and what it says of itself. */
export async function brand(app: FastifyInstance, needs: BrandNeeds): Promise<void> {
  await brandImages(app, needs.config.agencyFolder);
  legalTextRoutes(app, needs.legalTexts);
  webManifest(app, needs.agency);
  portalFactsRoute(app, needs);
}
