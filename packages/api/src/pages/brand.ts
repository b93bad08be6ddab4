import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import type { FastifyInstance } from "fastify";
import type { LegalTexts } from "../agency/readLegalTexts.ts";
import { brandImages } from "./brandImages.ts";
import { legalTextRoutes } from "./legalTexts.routes.ts";
import { webManifest } from "./webManifest.routes.ts";

interface BrandNeeds {
  readonly config: { readonly agencyFolder: string | null };
  readonly agency: ShownAgency;
  readonly legalTexts: LegalTexts;
}

/** Serves what pages take from the agency's folder: images, legal texts, and the manifest in its name. */
export async function brand(app: FastifyInstance, { config, agency, legalTexts }: BrandNeeds): Promise<void> {
  await brandImages(app, config.agencyFolder);
  legalTextRoutes(app, legalTexts);
  webManifest(app, agency);
}
