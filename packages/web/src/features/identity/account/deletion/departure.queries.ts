import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getMyDeparture } from "@ribambelle/domain/me/departure.api";
import { queryOf } from "../../../../client/queryOf.ts";

/** What the deletion of the account leaves, and what may be taken along before. */
export const departureQuery = (locale: Locale) => queryOf(getMyDeparture, undefined, locale);
