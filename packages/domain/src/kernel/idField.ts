import * as z from "zod/mini";

/** The number of a row that a call is about, as it is kept. */
export const idField = z.int().check(z.positive("invalid"), z.maximum(2 ** 31 - 1, "invalid"));
