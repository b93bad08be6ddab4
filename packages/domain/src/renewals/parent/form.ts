import * as z from "zod/mini";
import {
  answered,
  type Choice,
  changeOne,
  choicesSchema,
  declined,
  forLinked,
  type Linked,
  reasonOf,
  unanswered,
  withComment,
  withReason,
} from "../choice.ts";
import { typedCommentSchema } from "../comment.ts";
import { employeeReasons, parentNeeds, parentReasons } from "../renewal.values.ts";
import { typedDaySchema } from "../typedDay.ts";

const { yes, no, unsure } = parentNeeds.numbers;
const { other } = employeeReasons.numbers;
const role = "Parent";

const choices = choicesSchema(employeeReasons, other);
const staffSchema = z.union([
  z.strictObject({ continues: z.null() }),
  z.strictObject({ continues: z.literal(true), employees: choices }),
  z.strictObject({
    continues: z.literal(false),
    employees: choices.check(z.refine((all) => all.every(({ wants }) => wants === false))),
  }),
]);
/** With whom a parent goes on: who goes on with nobody only gives the reasons (RENEWP-OP3). */
export type Staff = z.infer<typeof staffSchema>;

/** The form of a parent, half filled or whole: a union on its first answer, so that no answer of another branch can stand in it. */
export const parentFormSchema = z.union([
  z.strictObject({ role: z.literal(role), need: z.null() }),
  z.strictObject({
    role: z.literal(role),
    need: z.literal(no),
    reason: z.nullable(reasonOf(parentReasons)),
  }),
  z.strictObject({ role: z.literal(role), need: z.literal(unsure), contactDate: typedDaySchema }),
  z.strictObject({
    role: z.literal(role),
    need: z.literal(yes),
    staff: staffSchema,
    forSummer: z.nullable(z.boolean()),
    comment: typedCommentSchema,
  }),
]);
export type ParentForm = z.infer<typeof parentFormSchema>;
export type ParentNeed = NonNullable<ParentForm["need"]>;
type Staying = Extract<ParentForm, { need: typeof yes }>;

/** A form before its first answer. */
export const emptyParentForm: ParentForm = { role, need: null };

/** Answers the first question; the answers of the other branches go (RENEWP-15). */
export function answerNeed(form: ParentForm, need: ParentNeed): ParentForm {
  if (form.need === need) return form;
  if (need === no) return { role, need, reason: null };
  if (need === unsure) return { role, need, contactDate: "" };
  return { role, need, staff: { continues: null }, forSummer: null, comment: "" };
}

/** Gives the reason of a no (RENEWP-05). */
export const giveReason = (form: ParentForm, reason: number): ParentForm =>
  form.need === no ? { ...form, reason } : form;

/** Writes the day on which somebody who does not know wishes to be called (RENEWP-07). */
export const writeContactDate = (form: ParentForm, contactDate: string): ParentForm =>
  form.need === unsure ? { ...form, contactDate } : form;

const onStaying = (form: ParentForm, change: (form: Staying) => Staying): ParentForm =>
  form.need === yes ? change(form) : form;

/** Answers whether the parent goes on with those who come now: on no, only the reasons are asked (RENEWP-OP3). */
export const answerContinues = (
  form: ParentForm,
  continues: boolean,
  employees: readonly Linked[],
): ParentForm =>
  onStaying(form, (staying) => {
    if (staying.staff.continues === continues || employees.length === 0) return staying;
    return { ...staying, staff: { continues, employees: employees.map(continues ? unanswered : declined) } };
  });

const onEmployee = (form: ParentForm, id: number, change: (choice: Choice) => Choice): ParentForm =>
  onStaying(form, (staying) => {
    const { staff } = staying;
    if (staff.continues === null) return staying;
    return { ...staying, staff: { ...staff, employees: changeOne(staff.employees, id, change) } };
  });

/** Answers whether the parent goes on with one of them; who goes on with nobody has answered already. */
export const answerEmployee = (form: ParentForm, id: number, wants: boolean): ParentForm =>
  form.need === yes && form.staff.continues
    ? onEmployee(form, id, (choice) => answered(choice, wants))
    : form;

export const giveEmployeeReason = (form: ParentForm, id: number, reason: number): ParentForm =>
  onEmployee(form, id, (choice) => withReason(choice, reason, other));

export const writeEmployeeComment = (form: ParentForm, id: number, comment: string): ParentForm =>
  onEmployee(form, id, (choice) => withComment(choice, comment));

export const answerSummer = (form: ParentForm, forSummer: boolean): ParentForm =>
  onStaying(form, (staying) => ({ ...staying, forSummer }));

export const writeComment = (form: ParentForm, comment: string): ParentForm =>
  onStaying(form, (staying) => ({ ...staying, comment }));

/** Gives a kept form for who is linked now. */
export const parentFormFor = (form: ParentForm, employees: readonly Linked[]): ParentForm =>
  onStaying(form, (staying) => {
    const { staff } = staying;
    if (staff.continues === null) return staying;
    if (employees.length === 0) return { ...staying, staff: { continues: null } };
    const begin = staff.continues ? unanswered : declined;
    return { ...staying, staff: { ...staff, employees: forLinked(staff.employees, employees, begin) } };
  });
