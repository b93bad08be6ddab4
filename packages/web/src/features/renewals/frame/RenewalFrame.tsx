import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { AnsweredQuestion } from "@ribambelle/domain/renewals/answeredQuestion";
import { type MyRenewal, renewalYear } from "@ribambelle/domain/renewals/renewal";
import { renewalTitle } from "@ribambelle/domain/renewals/renewal.texts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { Versioned } from "../../../client/call/call.ts";
import { useLocale } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import classes from "../Renewal.module.css";
import { myRenewalQuery } from "../renewals.queries.ts";
import { CampaignNote } from "./CampaignNote.tsx";
import { Answered, Sent } from "./Summary.tsx";

interface Props {
  /** The other answers that the form needs. */
  others: readonly UseQueryResult<unknown>[];
  /** What to say where something could not be loaded, in place of the common sentence. */
  failed?: string;
  /** What was answered, question by question. */
  summaryOf: (answer: NonNullable<MyRenewal["answer"]>) => AnsweredQuestion[];
  /** The sentence of the confirmation. */
  sent: string;
  /** The form; it calls `onSent` with what was sent. */
  children: (
    renewal: Versioned<MyRenewal>,
    onSent: (summaryIn: (locale: Locale) => AnsweredQuestion[]) => void,
  ) => ReactNode;
}

/** The page of a renewal: its title, and what there is to say or to answer, as the campaign and the person stand. */
export function RenewalFrame({ others, failed, summaryOf, sent, children }: Props) {
  const locale = useLocale();
  const mine = useQuery(myRenewalQuery);
  const [summaryIn, setSummary] = useState<((locale: Locale) => AnsweredQuestion[]) | null>(null);
  const queries = [mine, ...others];
  const broken = queries.find(({ data, error }) => !data && error);
  const isLoaded = queries.every(({ data }) => data);
  const renewal = mine.data?.value;
  // What is sent may have arrived already: the form then goes, with the button that was pressed.
  const notice = useFocusBack<HTMLDivElement>(renewal ? String(renewal.answer !== null) : null);

  function content() {
    if (summaryIn) return <Sent ref={notice} sentence={sent} answers={summaryIn(locale)} />;
    if (broken)
      return (
        <Failure
          error={broken.error}
          {...(failed && { sentence: failed })}
          retrying={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of queries) if (!query.data) void query.refetch();
          }}
        />
      );
    if (!renewal || !mine.data || !isLoaded) return <Skeleton width="100%" height="16rem" />;
    if (renewal.answer)
      return (
        <Answered
          ref={notice}
          year={renewal.year}
          sentAt={renewal.answer.sentAt}
          answers={summaryOf(renewal.answer)}
        />
      );
    if (renewal.state !== "open") return <CampaignNote renewal={renewal} />;
    return children(mine.data, (given) => {
      flushSync(() => setSummary(() => given));
      notice.current?.focus();
    });
  }

  return (
    <div className={classes.page}>
      <PageTitle>{renewalTitle(locale).of(renewal?.year ?? renewalYear(today()))}</PageTitle>
      {content()}
    </div>
  );
}
