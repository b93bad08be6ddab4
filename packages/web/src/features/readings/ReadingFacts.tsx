import { daysBetween } from "@ribambelle/domain/kernel/day";
import { type Reading, readingDemands } from "@ribambelle/domain/readings/reading";
import { isDone } from "@ribambelle/domain/readings/reading.rules";
import { deadlineText } from "@ribambelle/domain/toDos/toDo.deadline";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { Pieces } from "../../ui/cards/Pieces.tsx";
import classes from "./Readings.module.css";
import { dayOf, stateOf } from "./readingLabels.ts";
import { readingsWords } from "./readings.texts.ts";

/** What a document is, what is asked of its reader until when, and how far they are (READING-02). */
export function ReadingFacts({ reading }: { reading: Reading }) {
  const locale = useLocale();
  const words = useWords(readingsWords);
  const day = today();
  const { categoryDisplayName, demand, deadline, pageCount, isNewVersion, isLate, confirmedAt } = reading;
  const isAsked = deadline !== null && !isDone(reading) && !isLate;
  const state = stateOf(reading, day, locale);
  const facts = [
    categoryDisplayName,
    `${pageCount} ${pageCount === 1 ? "page" : "pages"}`,
    isNewVersion
      ? words.newVersion(dayOf(reading.publishedDate, day, locale))
      : words.published(dayOf(reading.publishedDate, day, locale)),
    ...(isLate && deadline !== null ? [words.due(dayOf(deadline, day, locale))] : []),
  ];
  return (
    <>
      <p className={classes.about}>
        <Pieces text={facts.join(" · ")} />
      </p>
      <ul className={classes.chips}>
        {/* What was confirmed is asked no more. */}
        {confirmedAt === null && (
          <li>
            <Chip>{readingDemands.label(demand, locale)}</Chip>
          </li>
        )}
        {isAsked && (
          <li className={classes.deadline}>
            <Chip colour="primary">{deadlineText(deadline, daysBetween(day, deadline), locale)}</Chip>
          </li>
        )}
        <li>
          <Chip colour={state.colour}>{state.text}</Chip>
        </li>
      </ul>
    </>
  );
}
