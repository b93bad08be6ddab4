import * as z from "zod/mini";
import { firstStepSchema } from "./firstSteps.ts";

/** No more is counted of a tile. */
export const mostCounted = 1_000;

/** A tile as it is shown: how much waits, since when, and how much of it is overdue; null where it could not be counted (DESK-06). */
export const tileSchema = z.object({
  code: z.string(),
  title: z.string(),
  /** The list that it counts, and what one does there; null where that list is not there yet (DESK-02). */
  link: z.nullable(z.string()),
  verb: z.nullable(z.string()),
  count: z.nullable(z.int()),
  /** True when there are more than were counted. */
  isCapped: z.boolean(),
  /** ISO 8601; null where nothing waits. */
  oldestAt: z.nullable(z.string()),
  overdueCount: z.int(),
  /** Until when the next is to be dealt with, in words, where that has a term (DESK-08). */
  term: z.optional(z.nullable(z.string())),
  /** By how many days the oldest is overdue; 0 where it is not. */
  overdueDays: z.int(),
});
export type Tile = z.infer<typeof tileSchema>;

/** The tiles that somebody may read, the most overdue first (DESK-01). */
export const deskSchema = z.object({
  tiles: z.array(tileSchema),
  /** Of an administrator, until they are closed (AGUI-07); null for all others. */
  firstSteps: z.optional(z.nullable(z.array(firstStepSchema))),
  /** Where few of one’s own are left (STAFF-29); null otherwise. */
  recoveryCodesLeft: z.optional(z.nullable(z.int())),
});
export type Desk = z.infer<typeof deskSchema>;
