import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { ExperienceFields } from "@ribambelle/domain/profile/experience";
import {
  childcareTypes,
  childrenCounts,
  experienceDurations,
} from "@ribambelle/domain/profile/values/experiences";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Pieces } from "../../../ui/cards/Pieces.tsx";
import classes from "./Experiences.module.css";
import { experienceWords } from "./experiences.texts.ts";

/** One experience in words; null when it was deleted. */
export function ExperienceView({ told }: { told: ExperienceFields | null }) {
  const locale = useLocale();
  const words = useWords(experienceWords);
  if (told === null) return <p className={classes.line}>{words.gone}</p>;
  const parts = partsOf(told, locale);
  return (
    <>
      {parts.length > 0 && (
        <p className={classes.line}>
          <Pieces text={parts.join(" · ")} />
        </p>
      )}
      {told.description && <p className={classes.description}>{told.description}</p>}
    </>
  );
}

/** Gives what was chosen beside the category, in the order in which people tell it: who, when, how long. */
function partsOf(
  { childAge, duration, childcareType, childrenCount }: ExperienceFields,
  locale: Locale,
): string[] {
  const words = experienceWords(locale);
  const age = childAge === null ? null : lowerFirst(childAgeCategories.label(childAge, locale));
  const count = childrenCount === null ? null : childrenCounts.label(childrenCount, locale);
  const children = age === null ? count : count ? words.children(count, age) : words.someChildren(age);
  const moment = childcareType === null ? null : childcareTypes.label(childcareType, locale);
  const length = duration === null ? null : words.lasted(experienceDurations.label(duration, locale));
  const parts: Record<Exclude<keyof ExperienceFields, "category" | "description">, string | null> = {
    childrenCount: children,
    childAge: null, // shown with the number of children
    childcareType: moment,
    duration: length,
  };
  return Object.values(parts).filter((part) => part !== null);
}

// "Moins de 6 mois" has a small letter inside a sentence.
