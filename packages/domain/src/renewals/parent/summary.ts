import { plainDay } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { type AnsweredQuestion, delicate, said } from "../answeredQuestion.ts";
import { yesOrNo } from "../renewal.texts.ts";
import { employeeReasons, parentNeeds, parentReasons } from "../renewal.values.ts";
import type { EmployeeChoice, ParentAnswer } from "./answer.ts";
import { parentQuestions } from "./texts.ts";

/** Gives what a parent answered, question by question, in the form's order: only what was asked. */
export function parentSummary(answer: ParentAnswer, locale: Locale): AnsweredQuestion[] {
  const ask = parentQuestions(locale);
  const yesNo = (isYes: boolean) => yesOrNo(isYes, locale);
  return [
    ...said(ask.need, answer.need, (need) => parentNeeds.label(need, locale)),
    ...said(ask.reason, answer.reason, (reason) => parentReasons.label(reason, locale)),
    ...said(ask.contactDate, answer.contactDate, (day) => plainDay(day, locale)),
    ...said(ask.continues, answer.continues, yesNo),
    ...(answer.employees ?? []).flatMap((employee) => saidOfEmployee(employee, locale)),
    ...said(ask.summer, answer.forSummer, yesNo),
    ...delicate(said(ask.comment, answer.comment, String)),
  ];
}

function saidOfEmployee(
  { name, wants, reason, comment }: EmployeeChoice,
  locale: Locale,
): AnsweredQuestion[] {
  const ask = parentQuestions(locale);
  const who = name ?? "";
  return [
    ...said(ask.employee(who), wants, (isYes) => yesOrNo(isYes, locale)),
    ...delicate(said(ask.employeeReason(who), reason, (value) => employeeReasons.label(value, locale))),
    ...delicate(said(ask.employeeComment(who), comment, String)),
  ];
}
