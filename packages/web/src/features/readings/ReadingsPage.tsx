import { type Reading, readingCategories } from "@ribambelle/domain/readings/reading";
import { isDone } from "@ribambelle/domain/readings/reading.rules";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Link } from "../../routing/router/Link.tsx";
import cardLink from "../../ui/cards/CardLink.module.css";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { ReadingFacts } from "./ReadingFacts.tsx";
import classes from "./Readings.module.css";
import { leftText } from "./readingLabels.ts";
import { myReadingsQuery } from "./readings.queries.ts";
import { readingsWords } from "./readings.texts.ts";
import { readingTitles } from "./titles.texts.ts";

/** The documents that a babysitter is to read: what is left, then those, then the others by category (READING-01). */
export function ReadingsPage() {
  const locale = useLocale();
  return (
    <>
      <PageTitle>{readingTitles.all[locale]}</PageTitle>
      <Content />
    </>
  );
}

function Content() {
  const locale = useLocale();
  const words = useWords(readingsWords);
  const { data: readings, error, isFetching, refetch } = useQuery(myReadingsQuery(locale));
  if (!readings && error)
    return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!readings) return <Waiting />;
  if (readings.length === 0)
    return (
      <div className={classes.empty}>
        <EmptyState title={words.empty}>
          <p>{words.emptyMore}</p>
        </EmptyState>
      </div>
    );
  const left = readings.filter((one) => !isDone(one));
  const done = readings.filter((one) => isDone(one));
  return (
    <>
      <p className={classes.answer}>{leftText(readings, today(), locale)}</p>
      {left.length > 0 && <Group heading={words.toRead} readings={left} />}
      {readingCategories.rows.map(({ value, ...name }) => {
        const ofCategory = done.filter(({ category }) => category === value);
        return ofCategory.length > 0 && <Group key={value} heading={name[locale]} readings={ofCategory} />;
      })}
    </>
  );
}

function Group({ heading, readings }: { heading: string; readings: readonly Reading[] }) {
  const headingId = useId();
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.list}>
        {readings.map((reading) => (
          <li key={reading.id} className={classes.card}>
            <h3 className={classes.title}>
              <Link to="/intervenant/a-consulter/$id" params={{ id: reading.id }} className={cardLink.link}>
                {reading.title}
              </Link>
            </h3>
            <ReadingFacts reading={reading} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting}>
      <Skeleton width="min(100%, 20rem)" height="1.6875rem" />
      <span className={classes.waitingHeading}>
        <Skeleton width="6rem" height="1.875rem" />
      </span>
      {["first", "second", "third"].map((place) => (
        <div key={place} className={classes.card}>
          <Skeleton width="60%" height="1.4rem" />
          <Skeleton width="80%" />
          <Skeleton width="12rem" height="1.6rem" />
        </div>
      ))}
    </div>
  );
}
