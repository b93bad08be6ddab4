import { peopleList } from "@ribambelle/domain/agencyPeople/people.filters";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Filters } from "../../../ui/lists/Filters.tsx";
import { NothingFound } from "../../../ui/lists/NothingFound.tsx";
import { Pages } from "../../../ui/lists/Pages.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "./PeoplePage.module.css";
import { PeopleTable } from "./PeopleTable.tsx";
import { type Listed, peopleQuery } from "./people.queries.ts";
import { peopleWords } from "./people.texts.ts";
import { usePeopleFilters } from "./usePeopleFilters.ts";

interface Props {
  role: PersonKind;
  /** True for who may read what is private of these people. */
  isOpen: boolean;
}

/** Families or babysitters: who they are, how far their account is, who looks after them (FOLKS-08, FOLKS-09). */
export function PeoplePage({ role, isOpen }: Props) {
  const words = useWords(peopleWords);
  const ofKind = words[role];
  const list = useListState(peopleList);
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(role, list.state));
  const filters = usePeopleFilters({ role, isOpen, adviser: adviserOf(role, list.state, data?.items[0]) });
  return (
    <div className={classes.page}>
      <PageTitle>{ofKind.title}</PageTitle>
      <IgnoredFilters list={peopleList} />
      <Filters {...list} filters={filters} />
      {data ? (
        <>
          <Count role={role} {...data.count} hidesDeleted={list.state.compte === undefined} />
          {data.items.length === 0 ? (
            <NothingFound {...list} filters={filters} empty={ofKind.empty} />
          ) : (
            <div aria-busy={isFetching} className={classes.rows}>
              <PeopleTable role={role} isOpen={isOpen} people={data.items} list={list} />
            </div>
          )}
          <Pages {...list} previous={data.previous} next={data.next} />
        </>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton label={ofKind.loading} />
      )}
    </div>
  );
}

// The address knows a number, and the rows whose it is.
function adviserOf(
  role: PersonKind,
  { commercial, rh }: { readonly commercial?: string | undefined; readonly rh?: string | undefined },
  first: Listed | undefined,
) {
  const word = role === "Parent" ? commercial : rh;
  if (word === undefined || word === "personne") return null;
  const whose = role === "Parent" ? first?.salesRep : first?.hrContact;
  return { word, label: whose && String(whose.memberId) === word ? whose.displayName : word };
}

interface CountProps {
  role: PersonKind;
  value: number;
  isCapped: boolean;
  hidesDeleted: boolean;
}

function Count({ role, value, isCapped, hidesDeleted }: CountProps) {
  const words = useWords(peopleWords);
  const { zero, one, more, count } = words[role];
  const locale = useLocale();
  const few = [zero, one][value];
  return (
    <p role="status" className={classes.count}>
      {isCapped ? more : (few ?? count(new Intl.NumberFormat(locale).format(value)))}
      {hidesDeleted && <span className={classes.quiet}> {words.withoutDeleted}</span>}
    </p>
  );
}
