import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import { staffNotices } from "@ribambelle/domain/staff/staff.notices";
import { staffReference } from "@ribambelle/domain/staff/staff.reference";
import type { Feature } from "../../feature.ts";
import { staffLetters } from "./staff.letters.ts";
import { staffPersonal } from "./staff.personal.ts";
import { staffRoutes } from "./staff.routes.ts";
import { secondFactorToEnrol } from "./staff.tiles.store.ts";

export { listPermittedStaff } from "./permittedStaff.store.ts";
export { pageSizeOf } from "./preferences.store.ts";
export { hasAdministrator } from "./staff.store.ts";

/** The agency's people and what they do there. */
export const staff: Feature = {
  acts: [staffActs],
  routes: staffRoutes,
  reference: staffReference,
  notices: staffNotices,
  letters: staffLetters,
  commands: { staff: async () => (await import("./command/staff.ts")).staffCommand },
  demonstration: async () => (await import("./staff.demonstration.ts")).staffDemonstration,
  personal: staffPersonal,
  tiles: [secondFactorToEnrol],
};
