import { isDay } from "../../kernel/day.ts";
import type { Choice, Linked } from "../choice.ts";
import { isCommentShort } from "../comment.ts";
import { at, byPerson, type Place, problemsIn, type Rule } from "../rule.ts";
import type { BabysitterForm } from "./form.ts";

/** What the rules of a babysitter's form look at beside it. */
export interface BabysitterFacts {
  readonly families: readonly Linked[];
  /** True when the situation is unknown: only then may one ask to be unsubscribed (RENEWBS-23). */
  readonly mayUnsubscribe: boolean;
  /** The day it is in Paris. */
  readonly today: string;
}

const families = (form: BabysitterForm, isBroken: (choice: Choice) => boolean, question: string): Place[] =>
  form.renews === true ? form.families.filter(isBroken).map(({ id }) => ({ question, about: id })) : [];

const dateOf = (form: BabysitterForm): string | null =>
  form.renews === true && "date" in form.availability ? form.availability.date : null;

type Code =
  | "need"
  | "reason"
  | "comment-long"
  | "unsubscribe-not-offered"
  | "family"
  | "family-reason"
  | "family-comment-long"
  | "extra"
  | "known"
  | "same"
  | "date"
  | "date-past";
export type BabysitterProblemCode = Code;

/** The rules of a babysitter's form, by their number: button, list of what is missing and server read this table alone. */
export const babysitterRules: readonly Rule<BabysitterForm, BabysitterFacts, Code>[] = [
  // RENEWBS-04
  { number: 1, code: "need", broken: (form) => at("need", form.renews === null) },
  // RENEWBS-26
  {
    number: 2,
    code: "reason",
    broken: (form) => at("reason", form.renews === false && form.reason === null),
  },
  // RENEWBS-07, RENEWBS-26
  {
    number: 3,
    code: "comment-long",
    broken: (form) => at("comment", form.renews === false && !isCommentShort(form.comment)),
  },
  // RENEWBS-23
  {
    number: 4,
    code: "unsubscribe-not-offered",
    broken: (form, { mayUnsubscribe }) =>
      at("unsubscribe", form.renews === false && form.optOut === "unsubscribe" && !mayUnsubscribe),
  },
  // RENEWBS-27
  { number: 5, code: "family", broken: (form) => families(form, ({ wants }) => wants === null, "family") },
  // RENEWBS-28
  {
    number: 6,
    code: "family-reason",
    broken: (form) =>
      families(form, (choice) => choice.wants === false && choice.reason === null, "family-reason"),
  },
  // RENEWBS-29
  {
    number: 7,
    code: "family-comment-long",
    broken: (form) =>
      families(form, (choice) => "comment" in choice && !isCommentShort(choice.comment), "family-comment"),
  },
  // RENEWBS-30
  {
    number: 8,
    code: "extra",
    broken: (form) => at("extra", form.renews === true && form.wantsExtra === null),
  },
  // RENEWBS-31
  {
    number: 9,
    code: "known",
    broken: (form) => at("known", form.renews === true && form.availability.known === null),
  },
  // RENEWBS-32
  {
    number: 10,
    code: "same",
    broken: (form) =>
      at("same", form.renews === true && form.availability.known === true && form.availability.same === null),
  },
  // RENEWBS-33
  {
    number: 11,
    code: "date",
    broken: (form) => {
      const date = dateOf(form);
      return at("date", date !== null && !isDay(date));
    },
  },
  // RENEWBS-33, RENEWBS-OP8
  {
    number: 12,
    code: "date-past",
    broken: (form, { today }) => {
      const date = dateOf(form);
      return at("date", date !== null && isDay(date) && date < today);
    },
  },
];

/** Gives what keeps a babysitter's form from being sent; empty when it can be (RENEWBS-26 to -33). */
export const babysitterProblems = (form: BabysitterForm, facts: BabysitterFacts) =>
  byPerson(problemsIn(babysitterRules, form, facts), form.renews ? form.families : []);
