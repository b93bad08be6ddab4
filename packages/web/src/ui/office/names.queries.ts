import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { getTeamNames } from "@ribambelle/domain/team/team.agency.api";
import { queryOf } from "../../client/queryOf.ts";

/** The names of colleagues, and what they do. */
export const colleagueNamesQuery = queryOf(getStaffNames);

/** Whom families and babysitters call, by name. */
export const teamNamesQuery = queryOf(getTeamNames);

/** One of the readings of names to choose from. */
export type NamesQuery = typeof colleagueNamesQuery | typeof teamNamesQuery;
