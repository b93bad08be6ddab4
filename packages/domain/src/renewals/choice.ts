import * as z from "zod/mini";
import { sentComment, typedCommentSchema } from "./comment.ts";

/** Somebody to whom a running contract links the person, by their name. */
export const linkedSchema = z.object({ id: z.int(), name: z.string() });
export type Linked = z.infer<typeof linkedSchema>;

interface Reasons {
  readonly rows: readonly { readonly value: number }[];
}

/** A reason of a list, by its number. */
export const reasonOf = ({ rows }: Reasons) =>
  z.int().check(z.refine((reason) => rows.some(({ value }) => value === reason)));

/**
 * Whether one goes on with somebody: a reason stands beside a no only, and a comment beside the reason "other" only, so that
 * nothing else can be said (RENEWBS-08 to -10, RENEWP-10 to -14).
 */
export const choiceSchema = (reasons: Reasons, other: number) =>
  z.union([
    z.strictObject({ id: z.int(), wants: z.nullable(z.literal(true)) }),
    z.strictObject({
      id: z.int(),
      wants: z.literal(false),
      reason: z.nullable(reasonOf(reasons).check(z.refine((reason) => reason !== other))),
    }),
    z.strictObject({
      id: z.int(),
      wants: z.literal(false),
      reason: z.int().check(z.refine((reason) => reason === other)),
      comment: typedCommentSchema,
    }),
  ]);
/** Whether one goes on with one linked person, and why not. */
export type Choice = z.infer<ReturnType<typeof choiceSchema>>;

/** The choices about all who are linked. */
export const choicesSchema = (reasons: Reasons, other: number) =>
  z.array(choiceSchema(reasons, other)).check(z.maxLength(mostLinked));
/** More than anybody is linked to. */
export const mostLinked = 100;

/** Whether one goes on with somebody, as it is sent; what was not asked is null. */
export interface SentChoice {
  readonly id: number;
  readonly wants: boolean | null;
  readonly reason: number | null;
  readonly comment: string | null;
}

/** Gives a choice as it is sent. */
export function sentChoice(choice: Choice): SentChoice {
  const { id, wants } = choice;
  const reason = choice.wants === false ? choice.reason : null;
  return { id, wants, reason, comment: "comment" in choice ? sentComment(choice.comment) : null };
}

export const unanswered = ({ id }: { readonly id: number }): Choice => ({ id, wants: null });
export const declined = ({ id }: { readonly id: number }): Choice => ({ id, wants: false, reason: null });

/** Answers whether one goes on with somebody; the reason starts anew when the answer changes (RENEWBS-25). */
export function answered(choice: Choice, wants: boolean): Choice {
  if (choice.wants === wants) return choice;
  return wants ? { id: choice.id, wants } : declined(choice);
}

/** Gives the reason why not; a comment stands beside "other" only, and is dropped with it (RENEWP-13, RENEWP-14). */
export function withReason(choice: Choice, reason: number, other: number): Choice {
  if (choice.wants !== false || choice.reason === reason) return choice;
  const { id, wants } = choice;
  return reason === other ? { id, wants, reason, comment: "" } : { id, wants, reason };
}

/** Writes the comment beside the reason "other"; elsewhere there is none. */
export const withComment = (choice: Choice, comment: string): Choice =>
  "comment" in choice ? { ...choice, comment } : choice;

export const changeOne = (
  choices: readonly Choice[],
  id: number,
  change: (choice: Choice) => Choice,
): Choice[] => choices.map((choice) => (choice.id === id ? change(choice) : choice));

/** Reads what was sent of somebody: only what was asked, however much came. */
export function choiceOf({ id, wants, reason, comment }: SentChoice, other: number): Choice {
  if (wants === null) return { id, wants };
  const begun = answered({ id, wants: null }, wants);
  return reason === null ? begun : withComment(withReason(begun, reason, other), comment ?? "");
}

/** Keeps what was chosen for those who are linked now, in their order; somebody new is not answered yet. */
export function forLinked(
  choices: readonly Choice[],
  linked: readonly Linked[],
  begin: (one: Linked) => Choice = unanswered,
): Choice[] {
  return linked.map((one) => choices.find(({ id }) => id === one.id) ?? begin(one));
}

/** True when each linked person is named once, and nobody else. */
export function areAllOf(sent: readonly { readonly id: number }[], linked: readonly Linked[]): boolean {
  const ids = new Set(sent.map(({ id }) => id));
  return ids.size === sent.length && ids.size === linked.length && linked.every(({ id }) => ids.has(id));
}
