import { offerActs, offerImportActs } from "@ribambelle/domain/offers/offers.acts";
import { offerNotices } from "@ribambelle/domain/offers/offers.notices";
import { offersReference } from "@ribambelle/domain/offers/offers.reference";
import type { Feature } from "../../feature.ts";
import { offersImporters } from "./offers.importers.ts";
import { offersRoutines, offersTasks } from "./offers.jobs.ts";
import { offerLetters } from "./offers.letters.ts";
import { offersPersonal } from "./offers.personal.ts";
import { offersRoutes } from "./offers.routes.ts";
import { offersSettings } from "./offers.settings.ts";
import { offersAnswered } from "./offers.toDos.store.ts";

/** Babysitters look for the work that the agency offers. */
export const offers: Feature = {
  acts: [offerActs, offerImportActs],
  notices: offerNotices,
  routes: offersRoutes,
  reference: offersReference,
  personal: offersPersonal,
  settings: offersSettings,
  imports: offersImporters,
  toDos: [offersAnswered],
  letters: offerLetters,
  jobs: { tasks: offersTasks, routines: offersRoutines },
  demonstration: async () => (await import("./demonstration/offers.demonstration.ts")).offersDemonstration,
  commands: { offers: async () => (await import("./command/offers.ts")).offersCommand },
  exports: { offers: async () => (await import("./command/offers.export.ts")).offersExport },
};
