import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import type { Bilingual } from "../kernel/texts.ts";
import type { Section } from "./section.ts";

/** One thing that a person has to do, in their language. */
export const toDoSchema = z.object({
  /** Tells it from every other of the person. */
  key: z.string(),
  kind: z.string(),
  /** The section of the menu that it belongs to. */
  section: z.string(),
  title: z.string(),
  text: z.string(),
  deadline: z.nullable(daySchema),
  /** Days from today until the deadline; negative when it is past. */
  daysLeft: z.nullable(z.int()),
  isLate: z.boolean(),
  /** What the button says. */
  action: z.string(),
  link: z.string(),
  isOutside: z.boolean(),
  /** ISO 8601; null where nobody knows since when. */
  since: z.nullable(z.string()),
  /** True when it may be put off (TODO-24). */
  canWait: z.boolean(),
});
export type ToDo = z.infer<typeof toDoSchema>;

/** The ordered list of a person, how many of each section, and how many in all. */
export const toDoListSchema = z.object({
  toDos: z.array(toDoSchema),
  counts: z.record(z.string(), z.int()),
  total: z.int(),
});
export type ToDoList = z.infer<typeof toDoListSchema>;

/** For how many days a to-do is put off (TODO-24). */
export const putOffDays = 7;

/** Nobody is shown more; what comes after can wait. */
export const mostToDos = 50;

/** What a to-do says, and where its button leads: a path of the portal, or an address on another site. */
export interface ToDoWords {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly link: string;
}

interface Declared {
  /** Its name, `feature.what-to-do`. */
  readonly kind: string;
  /** The kinds that come before it in the list. */
  readonly after?: readonly string[];
  /** The kinds that come after it, where their own features do not know of it. */
  readonly before?: readonly string[];
  /** The section of the menu that counts it. */
  readonly section: Section;
  /** What the button says. */
  readonly action: Bilingual;
  /** True when another site shows it as long as `LEGACY_BASE_URL` is set: there is nothing to do here then (SPACE-03). */
  readonly isInOldPortal?: boolean;
  /** True when the person may put it off for a week (TODO-24). */
  readonly canWait?: boolean;
}

/** One kind of to-do, as its feature declares it. */
export interface ToDoKind extends Declared {
  /** Gives the words of what was found; null when there is nothing to do after all. */
  readonly read: (facts: unknown) => ToDoWords | null;
}

/** Declares a kind of to-do beside the feature that finds it: `say` makes its words from the facts that the feature's query gives. */
export function toDoKind<Schema extends z.ZodMiniObject>(
  declared: Declared,
  schema: Schema,
  say: (facts: z.infer<Schema>) => ToDoWords | null,
): ToDoKind {
  return { ...declared, read: (facts) => say(schema.parse(facts)) };
}
