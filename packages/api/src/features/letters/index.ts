import { letterActs } from "@ribambelle/domain/letters/letters.acts";
import { letterReference } from "@ribambelle/domain/letters/letters.reference";
import type { Feature } from "../../feature.ts";
import { letterRoutes } from "./letters.routes.ts";
import { lettersFailed } from "./letters.tiles.store.ts";

/** The letters that the portal sends, as the agency reads them; `mail` keeps and sends them. */
export const letters: Feature = {
  acts: [letterActs],
  routes: letterRoutes,
  reference: letterReference,
  tiles: [lettersFailed],
  demonstration: async () => (await import("./letters.demonstration.ts")).lettersDemonstration,
};
