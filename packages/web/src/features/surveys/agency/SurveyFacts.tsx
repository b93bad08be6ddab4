import type { ListedSurvey, SurveyFollowUp } from "@ribambelle/domain/agencySurveys/followUp";
import { surveyFollowUpTexts } from "@ribambelle/domain/agencySurveys/followUp";
import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { dayAt, plainDay, shortDay } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { agencySurveyWords } from "./agencySurveys.texts.ts";

const colours: Readonly<Record<SurveyFollowUp, StateColour>> = {
  "to-do": "primary",
  "under-way": "blue",
  quoted: "green",
  dropped: "default",
};

/** How far the agency is with a survey; nothing where nobody has to follow it yet. */
export function FollowUpChip({ survey: { followUp } }: { survey: ListedSurvey }) {
  const locale = useLocale();
  return (
    followUp && <Chip colour={colours[followUp.state]}>{surveyFollowUpTexts[followUp.state][locale]}</Chip>
  );
}

/** That a survey is finished, or where it stops; the day in figures in a column of a list. */
export function HowFar({ survey, isListed = false }: { survey: ListedSurvey; isListed?: boolean }) {
  const words = useWords(agencySurveyWords);
  const locale = useLocale();
  const { finishedAt, savedAt, step, steps } = survey;
  const day = (at: string) => {
    const of = dayAt(new Date(at));
    return isListed ? shortDay(of) : plainDay(of, locale);
  };
  return finishedAt === null
    ? words.stoppedAt(Math.min(step, steps), steps, day(savedAt))
    : words.finishedOn(day(finishedAt));
}
