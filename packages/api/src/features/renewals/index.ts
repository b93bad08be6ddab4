import { agencyRenewalsReference } from "@ribambelle/domain/agencyRenewals/renewals.reference";
import { renewalActs, renewalImportActs } from "@ribambelle/domain/renewals/renewal.acts";
import { renewalReference } from "@ribambelle/domain/renewals/renewal.reference";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import type { Feature } from "../../feature.ts";
import { seasonRoutes } from "./agency/season.routes.ts";
import { seasonWaiting } from "./agency/season.tiles.store.ts";
import { renewalLetterWriters } from "./letters/renewals.letters.ts";
import { placementsJoiner } from "./linked/placements.joiner.ts";
import { renewalsImporters } from "./renewals.importers.ts";
import { renewalRoutines, renewalTasks } from "./renewals.jobs.ts";
import { renewalsPersonal } from "./renewals.personal.ts";
import { renewalRoutes } from "./renewals.routes.ts";
import { renewalsSettings } from "./renewals.settings.ts";
import { renewalToAnswer } from "./renewals.toDos.store.ts";

export { handOverRenewals } from "./agency/followUps.store.ts";
export { seasonStanding } from "./agency/season.columns.ts";
export { sendBabysitterAnswer, sendParentAnswer } from "./answers/answers.actions.ts";
export { listLinkedFamilies } from "./linked/linked.store.ts";

export const renewals: Feature = {
  acts: [renewalActs, renewalImportActs],
  settings: renewalsSettings,
  routes: (router, deps) => {
    renewalRoutes(router, deps);
    seasonRoutes(router, deps);
  },
  reference: [renewalReference, agencyRenewalsReference],
  jobs: { tasks: renewalTasks, routines: renewalRoutines },
  letters: renewalLetterWriters,
  imports: renewalsImporters,
  joins: [placementsJoiner],
  demonstration: async () =>
    (await import("./demonstration/renewals.demonstration.ts")).renewalsDemonstration,
  commands: { campaign: async () => (await import("./command/campaign.ts")).campaignCommand },
  exports: { renewals: async () => (await import("./command/renewals.export.ts")).renewalsExport },
  personal: renewalsPersonal,
  toDos: [renewalToAnswer],
  tiles: seasonWaiting,
  refusals: { one_renewal_per_person_and_year: { refusal: renewalRefusals.alreadyRenewed } },
};
