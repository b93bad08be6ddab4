import { signaturesList } from "@ribambelle/domain/signatures/signatures.filters";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { signatureTitle } from "../title.texts.ts";
import classes from "./Followed.module.css";
import { FollowedTable } from "./FollowedTable.tsx";
import { followedQuery, stateChoices } from "./followed.queries.ts";
import { followedWords } from "./followed.texts.ts";

/** The requests to sign, those that have waited longest first (SIGN-63). */
export function FollowedPage({ personId }: { personId: number }) {
  const words = useWords(followedWords);
  const locale = useLocale();
  const list = useListState(signaturesList);
  const found = useQuery(followedQuery(list.state));
  const filters: readonly ListFilter[] = [
    { key: "etat", label: words.state, none: words.everyState, values: stateChoices(locale) },
    {
      key: "agence",
      label: words.forAgency,
      values: [
        { word: "contresigner", label: words.countersign },
        { word: "regarder", label: words.lookAt },
      ],
    },
    {
      key: "de",
      label: words.whose,
      values: [
        { word: "familles", label: words.families },
        { word: "intervenants", label: words.babysitters },
      ],
    },
  ];
  return (
    <div className={classes.page}>
      <PageTitle>{signatureTitle[locale]}</PageTitle>
      <LongList
        of={signaturesList}
        list={list}
        filters={filters}
        found={found}
        counted={words}
        loading={words.loading}
        empty={words.empty}
        nextStep={<p>{words.emptyMore}</p>}
      >
        {(requests) => <FollowedTable requests={requests} personId={personId} />}
      </LongList>
    </div>
  );
}
