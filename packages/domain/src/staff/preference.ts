import * as z from "zod/mini";
import { pageSizes } from "../kernel/lists/longList.ts";

/** What somebody of the agency may choose for their own work, by its name (STAFF-36). */
export const preferencesSchema = z.object({
  /** False where shortcuts of one key are switched off (AGUI-37). */
  shortcuts: z.optional(z.boolean()),
  /** True once « Premiers pas » was closed for good (AGUI-07). */
  firstStepsClosed: z.optional(z.boolean()),
  /** True once a newcomer was told where to search (AGUI-07). */
  searchHintSeen: z.optional(z.boolean()),
  /** How many rows a page of every list holds (AGUI-12). */
  pageSize: z.optional(z.literal([...pageSizes])),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export const preferenceNames = Object.keys(preferencesSchema.shape) as (keyof Preferences)[];

/** One choice as it is sent: its name, and a value that it may have. */
export const chosenSchema = z
  .object({ name: z.enum(preferenceNames), value: z.union([z.boolean(), z.int()]) })
  .check(
    z.refine(({ name, value }) => preferencesSchema.safeParse({ [name]: value }).success, {
      path: ["value"],
    }),
  );
export type Chosen = z.infer<typeof chosenSchema>;
