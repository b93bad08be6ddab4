import type { Locale } from "../kernel/locale.ts";
import { availabilitiesSchema } from "../profile/availability.ts";
import { readAnswer, writeAnswer } from "../surveys/answer.ts";
import { slotsByDay } from "../surveys/kinds/availabilities.ts";
import type { Question } from "../surveys/question.ts";
import type { Answers } from "../surveys/visible.ts";
import { answerInWords } from "../surveys/words.ts";
import type { AnsweredWeek } from "./followUp.ts";

/** Gives the week that was answered; null where there is none, or a slot is not whole yet: then the words say it. */
export function answeredWeek(question: Question, answers: Answers, locale: Locale): AnsweredWeek | null {
  const parts = readAnswer(question, answers[question.id] ?? "");
  const week = parts?.availabilities;
  if (!week || week.slots.length === 0 || week.slots.some(({ days }) => days.length === 0)) return null;
  const slots = availabilitiesSchema.safeParse(slotsByDay(week));
  if (!slots.success) return null;
  const others = writeAnswer(question, { ...parts, availabilities: { ...week, slots: [] } });
  return {
    slots: slots.data,
    beside: answerInWords(question, { ...answers, [question.id]: others }, locale),
  };
}
