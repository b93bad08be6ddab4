import { nanniesPageList } from "@ribambelle/domain/nannies/nannies.filters";
import type { NannyPage } from "@ribambelle/domain/nannies/nanny";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { inPlace } from "../../../routing/inPlace.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { ListButton } from "../../../ui/lists/ListButton.tsx";
import { type ListState, useListState } from "../../../ui/lists/useListState.ts";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { type NanniesState, nanniesQuery } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import { Filters } from "./Filters.tsx";
import { Gone } from "./Gone.tsx";
import classes from "./NanniesPage.module.css";
import { NannyCard } from "./NannyCard.tsx";
import { Nobody } from "./Nobody.tsx";
import { Searches } from "./Searches.tsx";

/** The adverts that babysitters publish near a family: how many, by what they are narrowed, and the list (NANNY-03). */
export function NanniesPage() {
  const words = useWords(nannyWords);
  const list = useListState(nanniesPageList);
  const found = useQuery(nanniesQuery(list.state));
  const { data, error, isFetching, refetch } = found;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <IgnoredFilters list={nanniesPageList} />
      {data ? (
        <>
          {!isEmptyThough(data, list.state) && <Answer found={data} />}
          <div className={classes.columns}>
            <Filters list={list} found={data} />
            <div className={classes.results}>
              <Results found={data} list={list} isFetching={isFetching} />
              <Searches list={list} />
            </div>
          </div>
        </>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton label={words.title} />
      )}
    </>
  );
}

// Where somebody is near, and nobody fits: that is the answer then.
const isEmptyThough = ({ items, near }: NannyPage, { apres }: NanniesState) =>
  items.length === 0 && near > 0 && !apres;

function Answer({ found: { near, commune } }: { found: NannyPage }) {
  const words = useWords(nannyWords);
  if (!commune) return null;
  return <p className={classes.answer}>{words.answer(words.nannies(near), commune.city)}</p>;
}

interface Props {
  found: NannyPage;
  list: ListState<NanniesState>;
}

function Results({ found, list, isFetching }: Props & { isFetching: boolean }) {
  const words = useWords(nannyWords);
  const { items, next, count, near, goneCount } = found;
  const { state } = list;
  const asked = state.moment?.split(",").length ?? 0;
  const further = { apres: next ?? undefined };
  const first = { apres: undefined };
  if (items.length === 0 && !state.apres) return <Nobody found={found} list={list} />;
  return (
    <section aria-label={words.results} aria-busy={isFetching}>
      <Order />
      {count.value < near && (
        <p className={classes.remain} role="status">
          {words.remain(words.profiles(count.value))}
        </p>
      )}
      {state.gardes && goneCount > 0 && <Gone count={goneCount} />}
      <ol className={classes.list}>
        {items.map((nanny) => (
          <NannyCard key={nanny.id} nanny={nanny} asked={asked} state={state} />
        ))}
      </ol>
      <div className={classes.pages}>
        {state.apres && (
          <ListButton list={list} change={first}>
            {words.first}
          </ListButton>
        )}
        {next && (
          <LinkButton
            href={list.hrefTo(further)}
            onClick={inPlace(() => {
              list.goTo(further);
              scrollTo({ top: 0 });
            })}
          >
            {words.next}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Order() {
  const words = useWords(nannyWords);
  return (
    <details className={classes.order}>
      <summary>{words.how2}</summary>
      <ul>
        {Object.values(words.order).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
