import type { Feature } from "../../feature.ts";
import { agencyPeoplePersonal } from "./agencyPeople.personal.ts";

/** Families and babysitters as the agency sees them. */
export const agencyPeople: Feature = {
  personal: agencyPeoplePersonal,
};
