import { meReference } from "@ribambelle/domain/me/me.reference";
import type { Feature } from "../../feature.ts";
import { meRoutes } from "./me.routes.ts";

export const me: Feature = {
  routes: meRoutes,
  reference: meReference,
};
