import * as z from "zod/mini";

/** What somebody of the agency may choose for their own work, by its name (STAFF-36). */
export const preferencesSchema = z.object({
  /** False where shortcuts of one key are switched off (AGUI-37). */
  shortcuts: z.optional(z.boolean()),
  /** True once « Premiers pas » was closed for good (AGUI-07). */
  firstStepsClosed: z.optional(z.boolean()),
  /** True once a newcomer was told where to search (AGUI-07). */
  searchHintSeen: z.optional(z.boolean()),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export const preferenceNames = Object.keys(preferencesSchema.shape) as (keyof Preferences)[];
