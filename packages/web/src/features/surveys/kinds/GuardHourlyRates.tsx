import {
  guardHourlyRates,
  guardHours,
  weeklyHoursText,
} from "@ribambelle/domain/surveys/kinds/guardHourlyRates";
import { useLocale } from "../../../client/locale.tsx";
import { HoursSlider } from "../../../ui/fields/hours/HoursSlider.tsx";
import type { KindFieldProps } from "./kindField.ts";

/** Hours of care a week on a slider, with what they come to a month (SURVEY-35, SURVEY-65 to -67). */
export function GuardHourlyRates({
  question,
  label,
  hint,
  value,
  onChange,
  errorAt,
}: KindFieldProps<string>) {
  const locale = useLocale();
  return (
    <HoursSlider
      label={label}
      hint={hint}
      value={value === "" ? null : Number(value)}
      onChange={(hours) => onChange(String(hours))}
      min={guardHours.least}
      max={guardHours.most}
      write={(hours) => guardHourlyRates.summary(String(hours), question, locale)}
      writeEnd={(hours) => weeklyHoursText(hours, locale)}
      error={errorAt()}
    />
  );
}
