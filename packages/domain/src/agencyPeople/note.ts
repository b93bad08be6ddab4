import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { linesOf } from "../kernel/characters/severalLines.ts";
import { isPermitted, type StaffFunction } from "../kernel/permissions/permission.ts";

const most = 2_000;
/** How many notes of a person stand before all others (FOLKS-33). */
export const mostPinned = 3;

/** Gives a note as it is kept, its line breaks too: 1 to 2,000 characters; null for any other (FOLKS-34). */
export function noteText(given: string): string | null {
  const text = linesOf(given);
  const { length } = [...text];
  return length >= 1 && length <= most ? text : null;
}

/** What somebody of the agency noted of a person. */
export const noteSchema = z.object({
  id: z.int(),
  /** Null when the author’s account is gone altogether. */
  author: z.nullable(whoSchema),
  text: z.string(),
  isPinned: z.boolean(),
  createdAt: z.string(),
  changedAt: z.nullable(z.string()),
  /** What a change is made for, as `If-Match` says it. */
  version: z.int(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type Note = z.infer<typeof noteSchema>;

/** Gives what somebody may do with a note: with their own, or with anybody’s where they may remove those (FOLKS-34). */
export function noteCan(
  authorId: number | null,
  { personId, functions }: { readonly personId: number; readonly functions: readonly StaffFunction[] },
): Note["can"] {
  const isOwn = authorId === personId;
  return { change: isOwn, remove: isOwn || isPermitted(functions, "people.notes-remove") };
}
