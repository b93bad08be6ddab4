import { getMyCalendarLink } from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { queryOf } from "../../../client/queryOf.ts";

/** One’s calendar link. */
export const calendarLinkQuery = queryOf(getMyCalendarLink);
