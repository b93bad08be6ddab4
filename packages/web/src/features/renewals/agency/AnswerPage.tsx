import type { AgencyRenewalAnswer } from "@ribambelle/domain/agencyRenewals/followUp";
import { reminderProblemTexts } from "@ribambelle/domain/agencyRenewals/reminder";
import { viewWords } from "@ribambelle/domain/agencyRenewals/renewals.filters";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useParams } from "../../../routing/router/hooks.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { CallLink } from "../../../ui/office/CallLink.tsx";
import { WithoutRecord } from "../../../ui/office/WithoutRecord.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import { AnswerFollowUp } from "./AnswerFollowUp.tsx";
import { AnswerToRead } from "./AnswerToRead.tsx";
import { answerWords } from "./answer.texts.ts";
import classes from "./Season.module.css";
import { answerQuery, yearAt } from "./season.queries.ts";
import { useRemind } from "./useRemind.ts";

/** What one person answered for the season of a year, or that they have not, with what the agency does about it (AGREN-08). */
export function AnswerPage({ personId }: { personId: number }) {
  const words = useWords(answerWords);
  const { annee, id = "" } = useParams();
  const year = yearAt(annee);
  const { data, error, isFetching, refetch } = useQuery(answerQuery(year, id, useLocale()));
  return (
    <>
      <BackLink
        to="/agence/rentree/$annee"
        params={{ annee: String(year) }}
        {...(data && { search: { vue: viewWords[data.value.role] } })}
      >
        {words.back}
      </BackLink>
      <div className={classes.page}>
        {data ? (
          <Whole answer={data.value} personId={personId} />
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

function Whole({ answer, personId }: { answer: AgencyRenewalAnswer; personId: number }) {
  const words = useWords(answerWords);
  const { year, person, can } = answer;
  return (
    <>
      <div className={classes.head}>
        <PageTitle>{words.title(person.displayName || words.deleted, year)}</PageTitle>
        <div className={classes.acts} data-stacked>
          <CallLink phoneNumber={answer.phoneNumber} />
          <Link to="/agence/personnes/$id" params={{ id: String(person.userId) }}>
            {words.toPerson}
          </Link>
        </div>
      </div>
      <div className={classes.whole}>
        <div className={classes.page}>
          <AnswerToRead answer={answer} />
        </div>
        <aside className={classes.page}>
          <Reminders answer={answer} />
          {can.follow && <AnswerFollowUp answer={answer} personId={personId} />}
        </aside>
      </div>
    </>
  );
}

/** How often they were reminded, and the next reminder, or why there is none (AGREN-11). */
function Reminders({ answer }: { answer: AgencyRenewalAnswer }) {
  const words = useWords(answerWords);
  const locale = useLocale();
  const { year, person, reminders, lastRemindedAt, isRemindable, whyNot, can } = answer;
  const remind = useRemind(year);
  // The button goes with the reminder that it asked for.
  const place = useFocusBack<HTMLParagraphElement>(String(reminders));
  if (answer.answer && reminders === 0) return null;
  return (
    <SectionCard id="relances" title={words.reminders}>
      <div className={classes.form}>
        <p ref={place} tabIndex={-1} className={classes.plain}>
          {lastRemindedAt
            ? words.remindersSent(reminders, plainDayAt(lastRemindedAt, locale))
            : words.noReminder}
        </p>
        {whyNot && !answer.answer && (
          <p className={classes.quiet}>{words.cannot(reminderProblemTexts[whyNot][locale])}</p>
        )}
        {can.remind && isRemindable && (
          <>
            <p className={classes.quiet}>{words.willLeave}</p>
            <div className={classes.acts}>
              <Button busy={remind.busy !== null} onClick={() => remind.send(person.userId)}>
                {words.remind}
              </Button>
            </div>
          </>
        )}
      </div>
    </SectionCard>
  );
}
