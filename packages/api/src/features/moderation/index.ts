import { moderationActs } from "@ribambelle/domain/moderation/moderation.acts";
import { moderationReference } from "@ribambelle/domain/moderation/moderation.reference";
import type { Feature } from "../../feature.ts";
import { moderationRoutines, moderationTasks } from "./moderation.jobs.ts";
import { moderationPersonal } from "./moderation.personal.ts";
import { moderationRoutes } from "./moderation.routes.ts";

/** What the agency says of photos and adverts. */
export const moderation: Feature = {
  acts: [moderationActs],
  demonstration: async () =>
    (await import("./demonstration/moderation.demonstration.ts")).moderationDemonstration,
  jobs: { tasks: moderationTasks, routines: moderationRoutines },
  routes: moderationRoutes,
  reference: moderationReference,
  personal: moderationPersonal,
};
