import { renewalReference } from "@ribambelle/domain/renewals/renewal.reference";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import type { Feature } from "../../feature.ts";
import { renewalLetterWriters } from "./letters/renewals.writers.ts";
import { renewalRoutines, renewalTasks } from "./renewals.jobs.ts";
import { renewalsPersonal } from "./renewals.personal.ts";
import { renewalRoutes } from "./renewals.routes.ts";

export const renewals: Feature = {
  routes: renewalRoutes,
  reference: renewalReference,
  jobs: { tasks: renewalTasks, routines: renewalRoutines },
  letters: renewalLetterWriters,
  personal: renewalsPersonal,
  refusals: { one_renewal_per_person_and_year: { refusal: renewalRefusals.alreadyRenewed } },
};
