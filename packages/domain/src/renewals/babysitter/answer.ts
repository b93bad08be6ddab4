import * as z from "zod/mini";
import { daySchema } from "../../kernel/day.ts";
import { absent } from "../../kernel/values.ts";
import {
  areAllOf,
  type Choice,
  choiceOf,
  type Linked,
  linkedSchema,
  mostLinked,
  sentChoice,
} from "../choice.ts";
import { sentComment, typedCommentSchema } from "../comment.ts";
import { babysitterReasons, familyReasons } from "../renewal.values.ts";
import { type Availability, type BabysitterForm, emptyBabysitterForm } from "./form.ts";

const flag = absent(z.boolean());
// Also 0 and 1 (RENEWBS-OP4).
const need = absent(
  z.pipe(
    z.union([z.boolean(), z.literal([0, 1])]),
    z.transform((given): boolean => Boolean(given)),
  ),
);

/** What a babysitter says of one family, as it is sent and kept (RENEWBS-42); the recipient is the family's sales representative (RENEWBS-OP6). */
export const familyChoiceSchema = z.object({
  id: z.int(),
  name: absent(z.string()),
  recipientId: absent(z.int()),
  recipientName: absent(z.string()),
  wants: flag,
  reason: absent(familyReasons.schema),
  comment: absent(typedCommentSchema),
});

/** A babysitter's answer as it is sent and kept: every field, null where it was not asked (RENEWBS-39 to -41). */
export const babysitterAnswerSchema = z.object({
  renews: need,
  reason: absent(babysitterReasons.schema),
  comment: absent(typedCommentSchema),
  families: absent(z.array(familyChoiceSchema).check(z.maxLength(mostLinked))),
  wantsExtra: flag,
  hasKnownAvailabilities: flag,
  hasSameAvailabilities: flag,
  date: absent(daySchema),
  // The printed names hold the date and the id twice (RENEWBS-OP5).
  sameDate: absent(daySchema),
  disablesCommunications: flag,
  unsubscribes: flag,
  babysitterId: absent(z.int()),
  sameBabysitterId: absent(z.int()),
});
export type BabysitterAnswer = z.infer<typeof babysitterAnswerSchema>;
export type FamilyChoice = z.infer<typeof familyChoiceSchema>;

/** A linked family, with the sales representative who follows it (RENEWBS-43). */
export const linkedFamilySchema = z.extend(linkedSchema, {
  salesRepId: z.nullable(z.int()),
  salesRepName: z.nullable(z.string()),
});
export type LinkedFamily = z.infer<typeof linkedFamilySchema>;

const nothingSaid: BabysitterAnswer = {
  renews: null,
  reason: null,
  comment: null,
  families: null,
  wantsExtra: null,
  hasKnownAvailabilities: null,
  hasSameAvailabilities: null,
  date: null,
  sameDate: null,
  disablesCommunications: false,
  unsubscribes: false,
  babysitterId: null,
  sameBabysitterId: null,
};

function familyAnswer(choice: Choice, linked: readonly LinkedFamily[]): FamilyChoice {
  const family = linked.find(({ id }) => id === choice.id);
  return {
    ...(sentChoice(choice) as Pick<FamilyChoice, "id" | "wants" | "reason" | "comment">),
    name: family?.name ?? null,
    recipientId: family?.salesRepId ?? null,
    recipientName: family?.salesRepName ?? null,
  };
}

/** Gives what is sent for a form: the fields that it does not ask are null, the opt-outs no. */
export function babysitterAnswerOf(
  form: BabysitterForm,
  families: readonly LinkedFamily[],
  babysitterId: number,
): BabysitterAnswer {
  const said = { ...nothingSaid, renews: form.renews, babysitterId, sameBabysitterId: babysitterId };
  if (form.renews === null) return said;
  if (!form.renews)
    return {
      ...said,
      reason: form.reason as BabysitterAnswer["reason"],
      comment: sentComment(form.comment),
      disablesCommunications: form.optOut === "communications",
      unsubscribes: form.optOut === "unsubscribe",
    };
  const { availability, wantsExtra } = form;
  const date = "date" in availability ? availability.date : null;
  return {
    ...said,
    families: form.families.map((choice) => familyAnswer(choice, families)),
    wantsExtra,
    hasKnownAvailabilities: availability.known,
    hasSameAvailabilities: availability.known ? availability.same : null,
    date,
    sameDate: date,
  };
}

function availabilityOf(sent: BabysitterAnswer): Availability {
  const { hasKnownAvailabilities: known, hasSameAvailabilities: same } = sent;
  const date = sent.date ?? sent.sameDate ?? "";
  if (known === null) return { known };
  if (!known) return { known, date };
  return same === false ? { known, same, date } : { known, same };
}

/** Reads an answer that was sent, or kept: what belongs to another branch than its first answer is not read. */
export function babysitterFormOf(sent: BabysitterAnswer): BabysitterForm {
  const { renews } = sent;
  if (renews === null) return emptyBabysitterForm;
  if (!renews)
    return {
      role: "BabySitter",
      renews,
      reason: sent.reason,
      comment: sent.comment ?? "",
      optOut: sent.disablesCommunications ? "communications" : sent.unsubscribes ? "unsubscribe" : null,
    };
  return {
    role: "BabySitter",
    renews,
    families: (sent.families ?? []).map((one) => choiceOf(one, familyReasons.numbers.other)),
    wantsExtra: sent.wantsExtra,
    availability: availabilityOf(sent),
  };
}

/** Gives the field for which an answer that came cannot be read as a form; null when it can. */
export function unreadableBabysitterField(
  sent: BabysitterAnswer,
  { families, mayUnsubscribe }: { readonly families: readonly Linked[]; readonly mayUnsubscribe: boolean },
): keyof BabysitterAnswer | null {
  if (sent.disablesCommunications && sent.unsubscribes) return "unsubscribes"; // RENEWBS-22
  if (sent.unsubscribes && !mayUnsubscribe) return "unsubscribes"; // RENEWBS-23
  if (sent.date !== null && sent.sameDate !== null && sent.date !== sent.sameDate) return "sameDate";
  if (sent.renews && !areAllOf(sent.families ?? [], families)) return "families"; // RENEWBS-27
  return null;
}
