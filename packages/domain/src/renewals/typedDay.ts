import * as z from "zod/mini";

/** A day as YYYY-MM-DD, or what is typed of one. */
export const typedDaySchema = z.string().check(z.maxLength(10), z.regex(/^[\d/-]*$/));
