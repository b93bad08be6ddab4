import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Availability } from "@ribambelle/domain/profile/availability";
import { type SurveyWeek, slotsByDay } from "@ribambelle/domain/surveys/kinds/availabilities";
import { surveyProblemTexts } from "@ribambelle/domain/surveys/survey.texts";
import { toSurveyDay } from "@ribambelle/domain/surveys/weekDays";
import { useId, useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { AvailabilitiesFields } from "../../../ui/week/AvailabilitiesFields.tsx";
import { availabilitiesOf, type DraftAvailability } from "../../../ui/week/draft.ts";
import classes from "../Survey.module.css";
import { surveyWords } from "../surveys.texts.ts";
import type { KindFieldProps } from "./kindField.ts";

// What is still typed is kept as it is; a time that was read is sent.
const slotsOf = (week: readonly DraftAvailability[]) =>
  availabilitiesOf(week).map(({ day, startTime, endTime }) => ({
    days: [toSurveyDay(day)],
    startTime: startTime.slice(0, 10),
    endTime: endTime.slice(0, 10),
  }));

/** The week when care is needed, or words where it varies (SURVEY-32, SURVEY-52 to -54). */
export function Availabilities({ label, value, onChange, errorAt, problems }: KindFieldProps<SurveyWeek>) {
  const words = useWords(surveyWords);
  const id = useId();
  const [week, setWeek] = useState<readonly DraftAvailability[]>(() => slotsByDay(value) as Availability[]);
  const inFields = new Map<string, Bilingual>(
    problems.map(({ path, code }) => [path.replace(/^slots/, "availabilities"), surveyProblemTexts[code]]),
  );
  const missing = errorAt("slots");
  return (
    <fieldset className={classes.group} aria-describedby={missing ? id : undefined}>
      <legend>{label}</legend>
      <AvailabilitiesFields
        value={week}
        onChange={(changed) => {
          setWeek(changed);
          onChange({ ...value, slots: slotsOf(changed) });
        }}
        problems={inFields}
        free={words.free}
      />
      {missing && (
        <p id={id} className={classes.error} data-error tabIndex={-1}>
          <ErrorText>{missing}</ErrorText>
        </p>
      )}
      <Toggle
        label={words.variable}
        checked={value.isPlanningVariable}
        onChange={(isPlanningVariable) => onChange({ ...value, isPlanningVariable })}
      />
      <TextArea
        label={value.isPlanningVariable ? words.variableComment : words.remark}
        optional={!value.isPlanningVariable}
        rows={3}
        value={value.comment}
        onChange={({ currentTarget }) => onChange({ ...value, comment: currentTarget.value })}
        error={errorAt("comment")}
      />
    </fieldset>
  );
}
