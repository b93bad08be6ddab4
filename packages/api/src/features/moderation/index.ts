import { moderationReference } from "@ribambelle/domain/moderation/moderation.reference";
import type { Feature } from "../../feature.ts";
import { moderationPersonal } from "./moderation.personal.ts";
import { moderationRoutes } from "./moderation.routes.ts";

/** What the agency says of photos and adverts. */
export const moderation: Feature = {
  routes: moderationRoutes,
  reference: moderationReference,
  personal: moderationPersonal,
};
