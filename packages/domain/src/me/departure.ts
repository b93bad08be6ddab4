import * as z from "zod/mini";

/** What deleting the account leaves, and what the person may want to take along first (SPACE-35); in the language asked for. */
export const departureSchema = z.object({
  /** What the agency keeps of the person, and until when. */
  kept: z.array(z.object({ what: z.string(), until: z.string() })),
  /** Files to download: each its name, and the path of its call. */
  toTake: z.array(z.object({ name: z.string(), path: z.string() })),
  /** What is still to be paid, in cents; 0 where nothing is. */
  owedCents: z.int(),
});
export type Departure = z.infer<typeof departureSchema>;
