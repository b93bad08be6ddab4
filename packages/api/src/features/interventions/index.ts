import { calendarLinkActs } from "@ribambelle/domain/interventions/feed/calendarLink.acts";
import { calendarLinkReference } from "@ribambelle/domain/interventions/feed/calendarLink.reference";
import { interventionImportActs } from "@ribambelle/domain/interventions/intervention.acts";
import { interventionNotices } from "@ribambelle/domain/interventions/intervention.notices";
import { interventionsReference } from "@ribambelle/domain/interventions/intervention.reference";
import type { Feature } from "../../feature.ts";
import { feedRoutes } from "./feed/feed.routes.ts";
import { interventionsImporters } from "./interventions.importers.ts";
import { interventionsLetters } from "./interventions.letters.ts";
import { interventionsPersonal } from "./interventions.personal.ts";
import { interventionsRoutes } from "./interventions.routes.ts";

export { interventionColumns } from "./interventions.columns.ts";

export const interventions: Feature = {
  acts: [interventionImportActs, calendarLinkActs],
  routes(router, deps) {
    interventionsRoutes(router, deps);
    feedRoutes(router, deps);
  },
  reference: [interventionsReference, calendarLinkReference],
  notices: interventionNotices,
  letters: interventionsLetters,
  imports: interventionsImporters,
  demonstration: async () => (await import("./interventions.demonstration.ts")).interventionsDemonstration,
  personal: interventionsPersonal,
};
