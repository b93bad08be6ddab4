import { expect, it } from "vitest";
import { addDays } from "../kernel/day.ts";
import { deadlineText } from "./toDo.deadline.ts";

it.each([
  [-3, "en retard de 3 jours", "3 days overdue"],
  [-1, "en retard d’un jour", "1 day overdue"],
  [0, "aujourd’hui", "today"],
  [1, "demain", "tomorrow"],
  [2, "avant le 25 novembre", "by 25 November"],
  [7, "avant le 30 novembre", "by 30 November"],
  [8, "avant le 1er décembre", "by 1 December"],
  [42, "avant le 4 janvier 2027", "by 4 January 2027"],
])("says a deadline that is %s days away: %s (TODO-02)", (daysLeft, fr, en) => {
  const deadline = addDays("2026-11-23", daysLeft);
  expect([deadlineText(deadline, daysLeft, "fr"), deadlineText(deadline, daysLeft, "en")]).toEqual([fr, en]);
});
