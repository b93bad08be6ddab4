import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import type { Feature } from "../../feature.ts";
import { staffPersonal } from "./staff.personal.ts";

export { giveFunctions } from "./staff.actions.ts";
export { listStaff } from "./staff.store.ts";

/** The agency's people and what they do there. */
export const staff: Feature = { acts: [staffActs], personal: staffPersonal };
