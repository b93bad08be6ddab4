import { getMyActs } from "@ribambelle/domain/audit/audit.agency.api";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getPreferences } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { queryOf } from "../../../client/queryOf.ts";

/** What somebody of the agency chose for their own work. */
export const preferencesQuery = queryOf(getPreferences);

/** What somebody of the agency did lately, in words. */
export const myActsQuery = (locale: Locale) => queryOf(getMyActs, { limit: 25 }, locale);
