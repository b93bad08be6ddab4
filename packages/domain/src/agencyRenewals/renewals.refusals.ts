import { dayAt, plainDay } from "../kernel/day.ts";
import { type Refusal, refusals } from "../kernel/refusal.ts";
import { type ReminderProblem, reminderProblemTexts } from "./reminder.ts";

/** What following a season refuses (TABLE R). */
export const agencyRenewalRefusals = refusals("renewals", {
  // Which days is said by `remindedLately`.
  remindedLately: {
    status: 409,
    isOfFacts: true,
    fr: "La dernière relance est trop récente.",
    en: "The last reminder is too recent.",
  },
  answered: { status: 409, fr: "Cette personne a répondu.", en: "This person has answered." },
  closed: { status: 409, fr: "La campagne est close.", en: "The campaign is closed." },
  // Why is said by `notRemindable`.
  notRemindable: {
    status: 409,
    isOfFacts: true,
    fr: "Cette personne ne peut pas être relancée.",
    en: "This person cannot be reminded.",
  },
});

/** Says when somebody was reminded, and from which day they can be again. */
export function remindedLately(last: Date, next: Date): Refusal {
  const [one, other] = [dayAt(last), dayAt(next)];
  return {
    ...agencyRenewalRefusals.remindedLately,
    fr: `La dernière relance date du ${plainDay(one, "fr")}\u00a0: attendez le ${plainDay(other, "fr")}.`,
    en: `The last reminder is of ${plainDay(one, "en")}: wait until ${plainDay(other, "en")}.`,
  };
}

/** Says why somebody cannot be reminded. */
export function notRemindable(problem: ReminderProblem): Refusal {
  const { fr, en } = reminderProblemTexts[problem];
  return {
    ...agencyRenewalRefusals.notRemindable,
    fr: `Cette personne ne peut pas être relancée\u00a0: ${fr}.`,
    en: `This person cannot be reminded: ${en}.`,
  };
}
