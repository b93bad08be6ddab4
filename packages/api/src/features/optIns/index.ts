import { optInActs } from "@ribambelle/domain/optIns/optIn.acts";
import { optInReference } from "@ribambelle/domain/optIns/optIn.reference";
import type { Feature } from "../../feature.ts";
import { openConsents } from "./consents.ts";
import { optInRoutines, optInTasks } from "./optIns.jobs.ts";
import { optInsPersonal } from "./optIns.personal.ts";
import { optInRoutes } from "./optIns.routes.ts";
import { unsubscribePageChoices } from "./unsubscribePages.ts";

export { isAddressBlocked } from "./blockedAddress.condition.ts";
export { type AddressOutcome, blockAddress, unblockAddress } from "./blockedAddresses.actions.ts";
export { changeOptIns, type Told } from "./optIns.actions.ts";
export { isBlocked as hasBlockedAddress } from "./optIns.store.ts";

export const optIns: Feature = {
  acts: [optInActs],
  routes: optInRoutes,
  reference: optInReference,
  consents: openConsents,
  pageChoices: unsubscribePageChoices,
  jobs: { tasks: optInTasks, routines: optInRoutines },
  personal: optInsPersonal,
};
