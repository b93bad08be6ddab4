import { isDay } from "../../kernel/day.ts";
import type { Choice, Linked } from "../choice.ts";
import { isCommentShort } from "../comment.ts";
import { parentNeeds } from "../renewal.values.ts";
import { at, byPerson, type Place, problemsIn, type Rule } from "../rule.ts";
import type { ParentForm } from "./form.ts";

/** What the rules of a parent's form look at beside it. */
export interface ParentFacts {
  readonly employees: readonly Linked[];
  /** The day it is in Paris. */
  readonly today: string;
}

const { yes, no, unsure } = parentNeeds.numbers;

/** Gives the last day on which one can ask to be called: 30 September of the current year (RENEWP-08). */
export const lastContactDate = (today: string): string => `${today.slice(0, 4)}-09-30`;

/** True while there is a day left on which one can ask to be called (RENEWP-OP1). */
export const canWaitUntilContact = (today: string): boolean => today <= lastContactDate(today);

const employees = (form: ParentForm, isBroken: (choice: Choice) => boolean, question: string): Place[] =>
  form.need === yes && form.staff.continues !== null
    ? form.staff.employees.filter(isBroken).map(({ id }) => ({ question, about: id }))
    : [];

const contactDate = (form: ParentForm, today: string): string | null =>
  form.need === unsure && canWaitUntilContact(today) ? form.contactDate : null;

type Code =
  | "need"
  | "reason"
  | "unsure-too-late"
  | "contact-date"
  | "contact-date-range"
  | "continues"
  | "employee"
  | "employee-reason"
  | "employee-comment-long"
  | "comment-long";
export type ParentProblemCode = Code;

/** The rules of a parent's form, by their number: button, list of what is missing and server read this table alone. */
export const parentRules: readonly Rule<ParentForm, ParentFacts, Code>[] = [
  // RENEWP-04
  { number: 1, code: "need", broken: (form) => at("need", form.need === null) },
  // RENEWP-05
  { number: 2, code: "reason", broken: (form) => at("reason", form.need === no && form.reason === null) },
  // RENEWP-OP1
  {
    number: 3,
    code: "unsure-too-late",
    broken: (form, { today }) => at("need", form.need === unsure && !canWaitUntilContact(today)),
  },
  // RENEWP-07
  {
    number: 4,
    code: "contact-date",
    broken: (form, { today }) => {
      const date = contactDate(form, today);
      return at("contact-date", date !== null && !isDay(date));
    },
  },
  // RENEWP-08
  {
    number: 5,
    code: "contact-date-range",
    broken: (form, { today }) => {
      const date = contactDate(form, today);
      return at(
        "contact-date",
        date !== null && isDay(date) && (date < today || date > lastContactDate(today)),
      );
    },
  },
  // RENEWP-OP3
  {
    number: 6,
    code: "continues",
    broken: (form, facts) =>
      at("continues", form.need === yes && form.staff.continues === null && facts.employees.length > 0),
  },
  // RENEWP-10
  {
    number: 7,
    code: "employee",
    broken: (form) => employees(form, ({ wants }) => wants === null, "employee"),
  },
  // RENEWP-11, RENEWP-OP5
  {
    number: 8,
    code: "employee-reason",
    broken: (form) =>
      employees(form, (choice) => choice.wants === false && choice.reason === null, "employee-reason"),
  },
  // RENEWP-OP5
  {
    number: 9,
    code: "employee-comment-long",
    broken: (form) =>
      employees(form, (choice) => "comment" in choice && !isCommentShort(choice.comment), "employee-comment"),
  },
  // RENEWP-OP2
  {
    number: 10,
    code: "comment-long",
    broken: (form) => at("comment", form.need === yes && !isCommentShort(form.comment)),
  },
];

/** Gives what keeps a parent's form from being sent; empty when it can be (RENEWP-04 to -11). */
export const parentProblems = (form: ParentForm, facts: ParentFacts) =>
  byPerson(
    problemsIn(parentRules, form, facts),
    form.need === yes && form.staff.continues !== null ? form.staff.employees : [],
  );
