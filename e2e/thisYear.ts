import { dayAt } from "@ribambelle/domain/kernel/day";

/** The year that the portal has: where the journeys run, it may be that of yesterday. */
export const thisYear = Number(dayAt(new Date()).slice(0, 4));
