import { listOf, text } from "../lists/listOf.ts";

/** A list of one year: the newest without one (SPACE-18, SPACE-19). */
export const yearList = listOf({ annee: text(/^\d{4}$/, "year") });
