import * as z from "zod/mini";
import { daySchema } from "../../kernel/day.ts";
import { absent } from "../../kernel/values.ts";
import { areAllOf, choiceOf, type Linked, mostLinked, sentChoice } from "../choice.ts";
import { sentComment, typedCommentSchema } from "../comment.ts";
import { employeeReasons, parentNeeds, parentReasons } from "../renewal.values.ts";
import { emptyParentForm, type ParentForm, type Staff } from "./form.ts";

const { yes, no, unsure } = parentNeeds.numbers;
const { other } = employeeReasons.numbers;
const flag = absent(z.boolean());

/** What a parent says of one employee, as it is sent and kept (RENEWP-18). */
export const employeeChoiceSchema = z.object({
  id: z.int(),
  name: absent(z.string()),
  wants: flag,
  reason: absent(employeeReasons.schema),
  comment: absent(typedCommentSchema),
});
export type EmployeeChoice = z.infer<typeof employeeChoiceSchema>;

/** A parent's answer as it is sent and kept: every field, null where it was not asked (RENEWP-17, RENEWP-15). */
export const parentAnswerSchema = z.object({
  need: absent(parentNeeds.schema),
  continues: flag,
  forSummer: flag,
  comment: absent(typedCommentSchema),
  parentId: absent(z.int()),
  employees: absent(z.array(employeeChoiceSchema).check(z.maxLength(mostLinked))),
  contactDate: absent(daySchema),
  reason: absent(parentReasons.schema),
});
export type ParentAnswer = z.infer<typeof parentAnswerSchema>;

const nothingSaid: ParentAnswer = {
  need: null,
  continues: null,
  forSummer: null,
  comment: null,
  parentId: null,
  employees: null,
  contactDate: null,
  reason: null,
};

/** Gives what is sent for a form: the fields that it does not ask are null (RENEWP-15). */
export function parentAnswerOf(form: ParentForm, linked: readonly Linked[], parentId: number): ParentAnswer {
  const said = { ...nothingSaid, need: form.need, parentId };
  if (form.need === no) return { ...said, reason: form.reason as ParentAnswer["reason"] };
  if (form.need === unsure) return { ...said, contactDate: form.contactDate || null };
  if (form.need !== yes) return said;
  const { staff } = form;
  const employees = staff.continues === null ? [] : staff.employees;
  return {
    ...said,
    continues: staff.continues,
    forSummer: form.forSummer,
    comment: sentComment(form.comment),
    employees: employees.map((choice) => ({
      ...(sentChoice(choice) as Omit<EmployeeChoice, "name">),
      name: linked.find(({ id }) => id === choice.id)?.name ?? null,
    })),
  };
}

function staffOf({ continues, employees }: ParentAnswer, linked: readonly Linked[]): Staff {
  if (continues === null || linked.length === 0) return { continues: null };
  // Whoever goes on with nobody has said no to each (RENEWP-OP3).
  const choices = (employees ?? []).map((one) => choiceOf(continues ? one : { ...one, wants: false }, other));
  return { continues, employees: choices };
}

/** Reads an answer that was sent, or kept: what belongs to another branch than its first answer is not read. */
export function parentFormOf(sent: ParentAnswer, linked: readonly Linked[]): ParentForm {
  const { need } = sent;
  if (need === null) return emptyParentForm;
  const role = "Parent";
  if (need === no) return { role, need, reason: sent.reason };
  if (need === unsure) return { role, need, contactDate: sent.contactDate ?? "" };
  return {
    role,
    need,
    staff: staffOf(sent, linked),
    forSummer: sent.forSummer,
    comment: sent.comment ?? "",
  };
}

/** Gives the field for which an answer that came cannot be read as a form; null when it can. */
export function unreadableParentField(
  sent: ParentAnswer,
  employees: readonly Linked[],
): keyof ParentAnswer | null {
  const isAsked = sent.need === yes && sent.continues !== null && employees.length > 0;
  return isAsked && !areAllOf(sent.employees ?? [], employees) ? "employees" : null;
}
