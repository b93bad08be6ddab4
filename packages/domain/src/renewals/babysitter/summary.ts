import { plainDay } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { type AnsweredQuestion, delicate, said } from "../answeredQuestion.ts";
import { yesOrNo } from "../renewal.texts.ts";
import { babysitterReasons, familyReasons } from "../renewal.values.ts";
import type { BabysitterAnswer, FamilyChoice } from "./answer.ts";
import { babysitterQuestions } from "./texts.ts";

/** Gives what a babysitter answered, question by question, in the form's order: only what was asked. */
export function babysitterSummary(answer: BabysitterAnswer, locale: Locale): AnsweredQuestion[] {
  const ask = babysitterQuestions(locale);
  const yesNo = (isYes: boolean) => yesOrNo(isYes, locale);
  const leaving = answer.renews === false;
  return [
    ...said(ask.need, answer.renews, yesNo),
    ...said(ask.reason, answer.reason, (reason) => babysitterReasons.label(reason, locale)),
    ...delicate(said(ask.comment, answer.comment, String)),
    ...said(ask.communications, leaving ? answer.disablesCommunications : null, yesNo),
    ...said(ask.unsubscribe, leaving && answer.unsubscribes ? true : null, yesNo),
    ...(answer.families ?? []).flatMap((family) => saidOfFamily(family, locale)),
    ...said(ask.extra, answer.wantsExtra, yesNo),
    ...said(ask.known, answer.hasKnownAvailabilities, yesNo),
    ...said(ask.same, answer.hasSameAvailabilities, yesNo),
    ...said(ask.date, answer.date, (date) => plainDay(date, locale)),
  ];
}

function saidOfFamily({ name, wants, reason, comment }: FamilyChoice, locale: Locale): AnsweredQuestion[] {
  const ask = babysitterQuestions(locale);
  const who = name ?? "";
  return [
    ...said(ask.family(who), wants, (isYes) => yesOrNo(isYes, locale)),
    ...delicate(said(ask.familyReason(who), reason, (value) => familyReasons.label(value, locale))),
    ...delicate(said(ask.familyComment(who), comment, String)),
  ];
}
