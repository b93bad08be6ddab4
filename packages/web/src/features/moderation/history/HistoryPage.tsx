import { decisionsList } from "@ribambelle/domain/moderation/decisions.filters";
import { decisionTexts } from "@ribambelle/domain/moderation/moderation.texts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { useColleagueFilter } from "../../../ui/office/colleagues.ts";
import classes from "../ModerationPage.module.css";
import { DecisionsTable } from "./DecisionsTable.tsx";
import { historyQuery } from "./history.queries.ts";
import { historyWords } from "./history.texts.ts";

/** What was decided of photos and adverts, by whom, why, and what became of it (MODER-17). */
export function HistoryPage() {
  const words = useWords(historyWords);
  const locale = useLocale();
  const list = useListState(decisionsList);
  const found = useQuery(historyQuery(list.state));
  const decider = useColleagueFilter({
    key: "qui",
    label: words.by,
    word: list.state.qui,
    seen: found.data?.items.map(({ by }) => by) ?? [],
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
    <>
      <BackLink to="/agence/moderation">{words.back}</BackLink>
      <div className={classes.page}>
        <PageTitle>{words.title}</PageTitle>
        <LongList
          of={decisionsList}
          list={list}
          filters={filters}
          found={found}
          counted={words}
          loading={words.loading}
          empty={words.empty}
        >
          {(decisions) => <DecisionsTable decisions={decisions} list={list} />}
        </LongList>
      </div>
    </>
  );
}
