import { commonRefusals, type Issue, type Refusal } from "@ribambelle/domain/kernel/refusal";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import {
  type BabysitterAnswer,
  babysitterAnswerOf,
  babysitterFormOf,
  unreadableBabysitterField,
} from "@ribambelle/domain/renewals/babysitter/answer";
import { babysitterProblems } from "@ribambelle/domain/renewals/babysitter/problems";
import { babysitterProblemText } from "@ribambelle/domain/renewals/babysitter/texts";
import type { Linked } from "@ribambelle/domain/renewals/choice";
import {
  type ParentAnswer,
  parentAnswerOf,
  parentFormOf,
  unreadableParentField,
} from "@ribambelle/domain/renewals/parent/answer";
import { parentProblems } from "@ribambelle/domain/renewals/parent/problems";
import { parentProblemText } from "@ribambelle/domain/renewals/parent/texts";
import {
  fieldOfProblem,
  sendBabysitterRenewal,
  sendParentRenewal,
} from "@ribambelle/domain/renewals/renewal.api";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import type * as z from "zod/mini";
import { Refused } from "../../../acting/refused.ts";
import type { CampaignOfPerson } from "./campaignOfPerson.ts";

/**
 * Gives what a parent answered, as it is kept: only what their first answer asks, the names as the portal knows them. Throws what
 * the table of problems finds.
 */
export function checkParentAnswer(
  sent: ParentAnswer,
  { employees, today }: CampaignOfPerson,
  personId: number,
): ParentAnswer {
  const refusal = renewalRefusals.parentIncomplete;
  const unreadable = unreadableParentField(sent, employees);
  if (unreadable) throw notReadable(refusal, sendParentRenewal.body, unreadable);
  const form = parentFormOf(sent, employees);
  const issues = parentProblems(form, { employees, today }).map((problem) => ({
    path: fieldOfProblem("Parent", problem),
    code: problem.code,
    message: parentProblemText(problem, nameOf(employees, problem.about), { locale: "fr", today }),
  }));
  if (issues.length > 0) throw new Refused(refusal, { issues });
  return parentAnswerOf(form, employees, personId);
}

/** The same for a babysitter; `mayUnsubscribe` when their situation is unknown (RENEWBS-23). */
export function checkBabysitterAnswer(
  sent: BabysitterAnswer,
  { families, today }: CampaignOfPerson,
  { personId, mayUnsubscribe }: { readonly personId: number; readonly mayUnsubscribe: boolean },
): BabysitterAnswer {
  const refusal = renewalRefusals.incomplete;
  const facts = { families, mayUnsubscribe, today };
  const unreadable = unreadableBabysitterField(sent, facts);
  if (unreadable) throw notReadable(refusal, sendBabysitterRenewal.body, unreadable);
  const form = babysitterFormOf(sent);
  const issues = babysitterProblems(form, facts).map((problem) => ({
    path: fieldOfProblem("BabySitter", problem),
    code: problem.code,
    message: babysitterProblemText(problem, nameOf(families, problem.about), "fr"),
  }));
  if (issues.length > 0) throw new Refused(refusal, { issues });
  return babysitterAnswerOf(form, families, personId);
}

const nameOf = (linked: readonly Linked[], about: number | null) =>
  linked.find(({ id }) => id === about)?.name ?? "";

function notReadable(refusal: Refusal, body: z.ZodMiniType, field: string): Refused {
  const path = outsideNames(body).find(([name]) => name === field)?.[1] ?? field;
  const issue: Issue = { path, code: "invalid", message: commonRefusals.invalid.fr };
  return new Refused(refusal, { issues: [issue] });
}
