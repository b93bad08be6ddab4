import { deskReference } from "@ribambelle/domain/desk/desk.reference";
import type { Feature } from "../../feature.ts";
import { deskRoutes } from "./desk.routes.ts";
import { deskSettings } from "./desk.settings.ts";

/** What waits for the agency, by what all features count. */
export const desk: Feature = { routes: deskRoutes, reference: deskReference, settings: deskSettings };
