import * as z from "zod/mini";
import {
  answered,
  type Choice,
  changeOne,
  choicesSchema,
  forLinked,
  type Linked,
  reasonOf,
  unanswered,
  withComment,
  withReason,
} from "../choice.ts";
import { typedCommentSchema } from "../comment.ts";
import { babysitterReasons, familyReasons } from "../renewal.values.ts";
import { typedDaySchema } from "../typedDay.ts";

/** What a babysitter who does not go on asks for beside (RENEWBS-15, RENEWBS-16): one of them at most (RENEWBS-22). */
export const optOuts = ["communications", "unsubscribe"] as const;
export type OptOut = (typeof optOuts)[number];

const { other } = familyReasons.numbers;
const role = "BabySitter";

const availabilitySchema = z.union([
  z.strictObject({ known: z.null() }),
  z.strictObject({ known: z.literal(true), same: z.nullable(z.literal(true)) }),
  z.strictObject({ known: z.literal(true), same: z.literal(false), date: typedDaySchema }),
  z.strictObject({ known: z.literal(false), date: typedDaySchema }),
]);
/** What is known of the availabilities; a date stands only where they are another than last year's, or unknown (RENEWBS-14). */
export type Availability = z.infer<typeof availabilitySchema>;

/** The form of a babysitter, half filled or whole: a union on its first answer, so that no answer of another branch can stand in it. */
export const babysitterFormSchema = z.union([
  z.strictObject({ role: z.literal(role), renews: z.null() }),
  z.strictObject({
    role: z.literal(role),
    renews: z.literal(false),
    reason: z.nullable(reasonOf(babysitterReasons)),
    comment: typedCommentSchema,
    optOut: z.nullable(z.enum(optOuts)),
  }),
  z.strictObject({
    role: z.literal(role),
    renews: z.literal(true),
    families: choicesSchema(familyReasons, other),
    wantsExtra: z.nullable(z.boolean()),
    availability: availabilitySchema,
  }),
]);

export type BabysitterForm = z.infer<typeof babysitterFormSchema>;
type Leaving = Extract<BabysitterForm, { renews: false }>;
type Staying = Extract<BabysitterForm, { renews: true }>;

/** A form before its first answer. */
export const emptyBabysitterForm: BabysitterForm = { role, renews: null };

/** Answers the first question; the answers of the other branch go (RENEWBS-17 to -21). */
export function answerRenews(
  form: BabysitterForm,
  renews: boolean,
  families: readonly Linked[],
): BabysitterForm {
  if (form.renews === renews) return form;
  if (!renews) return { role, renews, reason: null, comment: "", optOut: null };
  const availability = { known: null };
  return { role, renews, families: families.map(unanswered), wantsExtra: null, availability };
}

const onLeaving = (form: BabysitterForm, change: (form: Leaving) => Leaving): BabysitterForm =>
  form.renews === false ? change(form) : form;
const onStaying = (form: BabysitterForm, change: (form: Staying) => Staying): BabysitterForm =>
  form.renews === true ? change(form) : form;

export const giveReason = (form: BabysitterForm, reason: number): BabysitterForm =>
  onLeaving(form, (leaving) => ({ ...leaving, reason }));

export const writeComment = (form: BabysitterForm, comment: string): BabysitterForm =>
  onLeaving(form, (leaving) => ({ ...leaving, comment }));

/** Answers one of the two opt-outs: yes to one is no to the other (RENEWBS-22). */
export const answerOptOut = (form: BabysitterForm, which: OptOut, wants: boolean): BabysitterForm =>
  onLeaving(form, (leaving) => {
    if (wants) return { ...leaving, optOut: which };
    return leaving.optOut === which ? { ...leaving, optOut: null } : leaving;
  });

const onFamily = (form: BabysitterForm, id: number, change: (choice: Choice) => Choice): BabysitterForm =>
  onStaying(form, (staying) => ({ ...staying, families: changeOne(staying.families, id, change) }));

export const answerFamily = (form: BabysitterForm, id: number, wants: boolean): BabysitterForm =>
  onFamily(form, id, (choice) => answered(choice, wants));

export const giveFamilyReason = (form: BabysitterForm, id: number, reason: number): BabysitterForm =>
  onFamily(form, id, (choice) => withReason(choice, reason, other));

export const writeFamilyComment = (form: BabysitterForm, id: number, comment: string): BabysitterForm =>
  onFamily(form, id, (choice) => withComment(choice, comment));

export const answerExtra = (form: BabysitterForm, wantsExtra: boolean): BabysitterForm =>
  onStaying(form, (staying) => ({ ...staying, wantsExtra }));

/** Answers whether the availabilities are known; what hung on the former answer goes (RENEWBS-24). */
export const answerKnown = (form: BabysitterForm, known: boolean): BabysitterForm =>
  onStaying(form, (staying) => {
    if (staying.availability.known === known) return staying;
    return { ...staying, availability: known ? { known, same: null } : { known, date: "" } };
  });

/** Answers whether the availabilities are those of last year. */
export const answerSame = (form: BabysitterForm, same: boolean): BabysitterForm =>
  onStaying(form, (staying) => {
    const { availability } = staying;
    if (!availability.known || availability.same === same) return staying;
    return { ...staying, availability: same ? { known: true, same } : { known: true, same, date: "" } };
  });

/** Writes the day from which the availabilities are known; where it is not asked it is not kept. */
export const writeDate = (form: BabysitterForm, date: string): BabysitterForm =>
  onStaying(form, (staying) =>
    "date" in staying.availability
      ? { ...staying, availability: { ...staying.availability, date } }
      : staying,
  );

/** Gives a kept form for who is linked, and for the situation in which it is, now (RENEWBS-23). */
export function babysitterFormFor(
  form: BabysitterForm,
  { families, mayUnsubscribe }: { readonly families: readonly Linked[]; readonly mayUnsubscribe: boolean },
): BabysitterForm {
  if (form.renews === true) return { ...form, families: forLinked(form.families, families) };
  if (form.renews === false && form.optOut === "unsubscribe" && !mayUnsubscribe)
    return { ...form, optOut: null };
  return form;
}
