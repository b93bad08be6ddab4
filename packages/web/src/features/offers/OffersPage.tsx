import type { OffersPage as Found } from "@ribambelle/domain/offers/offer";
import { offersList } from "@ribambelle/domain/offers/offers.filters";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { ListButton } from "../../ui/lists/ListButton.tsx";
import { type ListState, useListState } from "../../ui/lists/useListState.ts";
import { Failure } from "../../ui/messages/Failure.tsx";
import { IgnoredFilters } from "../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../ui/records/RecordsSkeleton.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { OfferFilters } from "./OfferFilters.tsx";
import classes from "./Offers.module.css";
import { applicationsQuery, type OffersState, offersQuery } from "./offers.queries.ts";
import { offerWords } from "./offers.texts.ts";

/** The work that the agency offers: how many fit the week, then those, then the others (OFFER-04). */
export function OffersPage() {
  const words = useWords(offerWords);
  const list = useListState(offersList);
  const { data, error, isFetching, refetch } = useQuery(offersQuery(list.state));
  const { data: applications = [] } = useQuery(applicationsQuery);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <IgnoredFilters list={offersList} />
      {applications.length > 0 && (
        <Link to="/intervenant/searchjobs/candidatures" className={classes.link}>
          {words.applications} ({applications.length})
        </Link>
      )}
      {data ? (
        <>
          {data.items.length > 0 && <p className={classes.answer}>{words.fitting(data.fitting)}</p>}
          <div className={classes.columns}>
            <OfferFilters list={list} found={data} />
            <Results found={data} list={list} isFetching={isFetching} />
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

interface Props {
  found: Found;
  list: ListState<OffersState>;
  isFetching: boolean;
}

function Results({ found, list, isFetching }: Props) {
  const words = useWords(offerWords);
  const { items } = found;
  const isNarrowed = Object.keys(list.state).length > 0;
  const none = Object.fromEntries(Object.keys(list.state).map((key) => [key, undefined]));
  if (items.length === 0)
    return (
      <EmptyState title={isNarrowed ? words.emptyFiltered : words.empty}>
        {isNarrowed ? (
          <ListButton list={list} change={none}>
            {words.clear}
          </ListButton>
        ) : (
          <p>{words.emptyWhy}</p>
        )}
      </EmptyState>
    );
  const shown = { found, isHidden: list.state.masquees !== undefined };
  const fitting = items.filter(({ fit }) => fit.isWhole);
  const others = items.filter(({ fit }) => !fit.isWhole);
  return (
    <div className={classes.results} aria-busy={isFetching}>
      {fitting.length > 0 && <Group heading={words.fit} offers={fitting} {...shown} />}
      {others.length > 0 && <Group heading={words.others} offers={others} {...shown} />}
    </div>
  );
}

interface GroupProps {
  heading: string;
  offers: Found["items"];
  found: Found;
  isHidden: boolean;
}

function Group({ heading, offers, found, isHidden }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.list}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.reference}
            offer={offer}
            isHidden={isHidden}
            helps={found.helps}
            answerDays={found.answerDays}
          />
        ))}
      </ul>
    </section>
  );
}
