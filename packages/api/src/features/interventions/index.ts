import { interventionImportActs } from "@ribambelle/domain/interventions/intervention.acts";
import { interventionNotices } from "@ribambelle/domain/interventions/intervention.notices";
import { interventionsReference } from "@ribambelle/domain/interventions/intervention.reference";
import type { Feature } from "../../feature.ts";
import { interventionsImporters } from "./interventions.importers.ts";
import { interventionsPersonal } from "./interventions.personal.ts";
import { interventionsRoutes } from "./interventions.routes.ts";

export { interventionColumns } from "./interventions.columns.ts";

export const interventions: Feature = {
  acts: [interventionImportActs],
  routes: interventionsRoutes,
  reference: interventionsReference,
  notices: interventionNotices,
  imports: interventionsImporters,
  demonstration: async () => (await import("./interventions.demonstration.ts")).interventionsDemonstration,
  personal: interventionsPersonal,
};
