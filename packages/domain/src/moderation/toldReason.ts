import * as z from "zod/mini";

/** The words of a reason: in French, and in English where there are any (MODER-06). */
export const reasonWordsSchema = z.object({ fr: z.string(), en: z.nullable(z.string()) });
export type ReasonWords = z.infer<typeof reasonWordsSchema>;
