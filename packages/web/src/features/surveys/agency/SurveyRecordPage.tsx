import type { ReadAnswer, ReadQuestion, ReadSurvey } from "@ribambelle/domain/agencySurveys/followUp";
import { surveyTypes } from "@ribambelle/domain/surveys/survey.texts";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useParams } from "../../../routing/router/hooks.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { CallLink } from "../../../ui/office/CallLink.tsx";
import { WithoutRecord } from "../../../ui/office/WithoutRecord.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import { DrawnWeek } from "../../../ui/week/drawn/DrawnWeek.tsx";
import classes from "./AgencySurveys.module.css";
import { sensitiveQuery, surveyRecordQuery } from "./agencySurveys.queries.ts";
import { agencySurveyWords } from "./agencySurveys.texts.ts";
import { HowFar } from "./SurveyFacts.tsx";
import { SurveyFollowUp } from "./SurveyFollowUp.tsx";

/** One survey to read, as the family filled it in, with its follow-up (AGSUR-03). */
export function SurveyRecordPage({ personId }: { personId: number }) {
  const words = useWords(agencySurveyWords);
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(surveyRecordQuery(id, useLocale()));
  return (
    <>
      <div className={classes.screen}>
        <BackLink to="/agence/questionnaires">{words.back}</BackLink>
      </div>
      <div className={classes.page}>
        {data ? (
          <Whole survey={data.value} personId={personId} />
        ) : (
          <WithoutRecord
            words={{ ...words, title: words.record }}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}

function Whole({ survey, personId }: { survey: ReadSurvey; personId: number }) {
  const words = useWords(agencySurveyWords);
  const locale = useLocale();
  const [shows, setShows] = useState(false);
  const { person, surveyType, categories, can, isFinished, step, steps } = survey;
  const sensitive = useQuery({ ...sensitiveQuery(String(survey.id), locale), enabled: shows });
  // Whose button was pressed, where it was not that of all.
  const [asked, setAsked] = useState<number | null>(null);
  const ask = (id: number | null = null) => {
    setAsked(id);
    if (shows) void sensitive.refetch();
    else setShows(true);
  };
  const told = new Map(sensitive.data?.answers.map((one) => [one.id, one]));
  const hidden = categories.flatMap(({ questions }) => hiddenIn(questions));
  const hides = can.showSensitive && hidden.length > 0;
  const shownRef = useFocusBack<HTMLElement>(sensitive.data ? "shown" : "hidden");
  const place = { id: asked ?? hidden[0], ref: shownRef };
  return (
    <>
      <div className={classes.head}>
        <PageTitle>{words.recordTitle(person.displayName || words.deleted)}</PageTitle>
        <div className={`${classes.acts} ${classes.screen}`} data-stacked>
          <CallLink phoneNumber={survey.phoneNumber} />
          <Link to="/agence/personnes/$id" params={{ id: String(person.userId) }}>
            {words.toPerson}
          </Link>
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
      </div>
      <p className={classes.quiet}>
        {surveyTypes.label(surveyType, locale)}. <HowFar survey={survey} />.
      </p>
      {hides && !sensitive.data && (
        <div className={`${classes.acts} ${classes.screen}`}>
          <Button busy={sensitive.isFetching} onClick={() => ask()}>
            {words.show}
          </Button>
          <span className={classes.quiet}>{words.showing}</span>
        </div>
      )}
      {sensitive.error && <PartFailure of={sensitive} />}
      <div className={classes.whole}>
        <div className={classes.page}>
          {categories.map(({ title, questions }, index) => (
            <SectionCard key={title} id={`etape-${index + 1}`} title={title}>
              <Answers
                questions={questions}
                told={told}
                place={place}
                show={hides && !sensitive.data ? { busy: sensitive.isFetching, ask } : null}
              />
            </SectionCard>
          ))}
          {!isFinished && <Callout kind="information">{words.stops(Math.min(step, steps), steps)}</Callout>}
        </div>
        {can.follow && (
          <aside className={classes.screen}>
            <SurveyFollowUp survey={survey} personId={personId} />
          </aside>
        )}
      </div>
    </>
  );
}

/** Gives which of these questions have an answer that is hidden, those beneath them too. */
const hiddenIn = (questions: readonly ReadQuestion[]): number[] =>
  questions.flatMap(({ id, isSensitive, isAnswered, sub }) => [
    ...(isSensitive && isAnswered ? [id] : []),
    ...hiddenIn(sub),
  ]);

interface AnswersProps {
  questions: readonly ReadQuestion[];
  /** What was shown of what is sensitive. */
  told: ReadonlyMap<number, ReadAnswer>;
  /** Where the keyboard is once it is shown: at the answer that was asked for. */
  place: { readonly id: number | undefined; readonly ref: Ref<HTMLElement> };
  /** Shows what is hidden; null for who may not, and once it is shown. */
  show: { readonly busy: boolean; readonly ask: (id: number) => void } | null;
}

function Answers({ questions, told, place, show }: AnswersProps) {
  const words = useWords(agencySurveyWords);
  return (
    <dl className={classes.answers}>
      {questions.map(({ id, text, isSensitive, isAnswered, answer, sub }) => {
        const said = answer ?? told.get(id);
        return (
          <div key={id}>
            <dt>{text}</dt>
            <dd {...(id === place.id && told.has(id) && { ref: place.ref, tabIndex: -1 })}>
              {said ? (
                <Said answer={said} />
              ) : (
                <span className={classes.quiet}>
                  {!isAnswered ? words.noAnswer : isSensitive ? words.hidden : words.contacts}
                </span>
              )}
              {!said && isSensitive && isAnswered && show && (
                <QuietButton
                  className={`${classes.show} ${classes.screen}`}
                  aria-disabled={show.busy || undefined}
                  aria-label={words.showOf(text)}
                  onClick={() => show.busy || show.ask(id)}
                >
                  {words.showOne}
                </QuietButton>
              )}
            </dd>
            {sub.length > 0 && (
              <dd>
                <Answers questions={sub} told={told} place={place} show={show} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** An answer in words; a week drawn, and in words what was said beside it. */
function Said({ answer: { text, week } }: { answer: ReadAnswer }) {
  const words = useWords(agencySurveyWords);
  if (!week) return text;
  return (
    <>
      <DrawnWeek slots={week.slots} said={words.week} />
      {week.beside && <p className={classes.beside}>{week.beside}</p>}
    </>
  );
}
