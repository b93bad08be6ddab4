import { decisionsList } from "@ribambelle/domain/moderation/decisions.filters";
import { decisionTexts } from "@ribambelle/domain/moderation/moderation.texts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Filters, type ListFilter } from "../../../ui/lists/Filters.tsx";
import { ListCount } from "../../../ui/lists/ListCount.tsx";
import { ListFailure } from "../../../ui/lists/ListFailure.tsx";
import { NothingFound } from "../../../ui/lists/NothingFound.tsx";
import { Pages } from "../../../ui/lists/Pages.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { useColleagueFilter } from "../../../ui/office/useColleagueFilter.ts";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "../ModerationPage.module.css";
import { DecisionsTable } from "./DecisionsTable.tsx";
import { historyQuery } from "./history.queries.ts";
import { historyWords } from "./history.texts.ts";

/** What was decided of photos and adverts, by whom, why, and what became of it (MODER-17). */
export function HistoryPage() {
  const words = useWords(historyWords);
  const locale = useLocale();
  const list = useListState(decisionsList);
  const { data, error, isFetching, refetch } = useQuery(historyQuery(list.state));
  const decider = useColleagueFilter({
    key: "qui",
    label: words.by,
    word: list.state.qui,
    seen: data?.items.map(({ by }) => by) ?? [],
  });
  const filters: readonly ListFilter[] = [
    {
      key: "nature",
      label: words.kind,
      values: [
        { word: "photo", label: words.kinds.photo },
        { word: "annonce", label: words.kinds.advert },
      ],
    },
    {
      key: "reponse",
      label: words.decision,
      values: [
        { word: "validee", label: decisionTexts.accept[locale] },
        { word: "refusee", label: decisionTexts.refuse[locale] },
      ],
    },
    decider,
    { key: "du", label: words.from, typed: "day", isFurther: true },
    { key: "au", label: words.to, typed: "day", isFurther: true },
  ];
  return (
    <div className={classes.page}>
      <BackLink to="/agence/moderation">{words.back}</BackLink>
      <PageTitle>{words.title}</PageTitle>
      <IgnoredFilters list={decisionsList} />
      <Filters {...list} filters={filters} />
      {data ? (
        <>
          <ListCount count={data.count} words={words} />
          {data.items.length === 0 ? (
            <NothingFound {...list} filters={filters} empty={words.empty} />
          ) : (
            <div aria-busy={isFetching}>
              <DecisionsTable decisions={data.items} list={list} />
            </div>
          )}
          <Pages {...list} previous={data.previous} next={data.next} />
        </>
      ) : error ? (
        <ListFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton label={words.loading} />
      )}
    </div>
  );
}
