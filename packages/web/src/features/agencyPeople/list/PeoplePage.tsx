import { peopleList } from "@ribambelle/domain/agencyPeople/people.filters";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { inPlace } from "../../../ui/buttons/inPlace.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Filters } from "../../../ui/lists/Filters.tsx";
import { ListFailure } from "../../../ui/lists/ListFailure.tsx";
import { NothingFound } from "../../../ui/lists/NothingFound.tsx";
import { Pages } from "../../../ui/lists/Pages.tsx";
import { type ListState, useListState } from "../../../ui/lists/useListState.ts";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "./PeoplePage.module.css";
import { PeopleTable } from "./PeopleTable.tsx";
import { peopleQuery } from "./people.queries.ts";
import { peopleWords } from "./people.texts.ts";
import { usePeopleFilters } from "./usePeopleFilters.ts";

interface Props {
  role: PersonKind;
  /** True for who may read what is private of these people. */
  isOpen: boolean;
  /** True for who may add one. */
  mayAdd: boolean;
}

/** Families or babysitters: who they are, how far their account is, who looks after them (FOLKS-08, FOLKS-09). */
export function PeoplePage({ role, isOpen, mayAdd }: Props) {
  const words = useWords(peopleWords);
  const ofKind = words[role];
  const list = useListState(peopleList);
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(role, list.state));
  const adviser = role === "Parent" ? list.state.commercial : list.state.rh;
  const filters = usePeopleFilters({ role, isOpen, adviser });
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{ofKind.title}</PageTitle>
        {mayAdd && <Add role={role} />}
      </div>
      <IgnoredFilters list={peopleList} />
      <Filters {...list} filters={filters} />
      {data ? (
        <>
          <Count
            role={role}
            {...data.count}
            hidden={data.hiddenCount}
            hrefTo={list.hrefTo}
            goTo={list.goTo}
          />
          {data.items.length === 0 ? (
            <NothingFound {...list} filters={filters} empty={ofKind.empty}>
              {mayAdd && <Add role={role} />}
            </NothingFound>
          ) : (
            <div aria-busy={isFetching} className={classes.rows}>
              <PeopleTable role={role} isOpen={isOpen} people={data.items} list={list} />
            </div>
          )}
          <Pages {...list} previous={data.previous} next={data.next} />
        </>
      ) : error ? (
        <ListFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton label={ofKind.loading} />
      )}
    </div>
  );
}

function Add({ role }: { role: PersonKind }) {
  const words = useWords(peopleWords);
  const navigate = useNavigate();
  const href = `/agence/personnes/nouveau?role=${role}`;
  return (
    <LinkButton href={href} onClick={inPlace(() => void navigate({ href }))}>
      {words[role].add}
    </LinkButton>
  );
}

interface CountProps
  extends Pick<ListState<Readonly<Record<string, string | undefined>>>, "hrefTo" | "goTo"> {
  role: PersonKind;
  value: number;
  isCapped: boolean;
  /** How many deleted accounts are not shown. */
  hidden: number;
}

function Count({ role, value, isCapped, hidden, hrefTo, goTo }: CountProps) {
  const words = useWords(peopleWords);
  const { zero, one, more, count } = words[role];
  const locale = useLocale();
  const few = [zero, one][value];
  const written = (number: number) => new Intl.NumberFormat(locale).format(number);
  const deleted = { compte: "supprime" } as const;
  return (
    <p role="status" className={classes.count}>
      {isCapped ? more : (few ?? count(written(value)))}
      {hidden > 0 && (
        <>
          {" "}
          <a className={classes.quiet} href={hrefTo(deleted)} onClick={inPlace(() => goTo(deleted))}>
            {hidden === 1 ? words.oneHidden : words.hidden(written(hidden))}
          </a>
        </>
      )}
    </p>
  );
}
