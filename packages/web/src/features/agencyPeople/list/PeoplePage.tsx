import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { inPlace } from "../../../routing/inPlace.ts";
import { PageButton } from "../../../ui/buttons/PageButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { type ListState, useListState } from "../../../ui/lists/useListState.ts";
import classes from "./PeoplePage.module.css";
import { PeopleTable } from "./PeopleTable.tsx";
import { listFor, peopleQuery } from "./people.queries.ts";
import { peopleWords } from "./people.texts.ts";
import { usePeopleFilters } from "./usePeopleFilters.ts";

interface Props {
  role: PersonKind;
  /** True for who may read what is private of these people. */
  isOpen: boolean;
  /** True for who may add one. */
  mayAdd: boolean;
  /** True for who may import them. */
  mayImport: boolean;
}

/** Families or babysitters: who they are, how far their account is, who looks after them (FOLKS-08, FOLKS-09). */
export function PeoplePage({ role, isOpen, mayAdd, mayImport }: Props) {
  const words = useWords(peopleWords);
  const ofKind = words[role];
  const of = listFor(isOpen);
  const list = useListState(of);
  const found = useQuery(peopleQuery(role, list.state));
  const adviser = role === "Parent" ? list.state.commercial : list.state.rh;
  const filters = usePeopleFilters({ role, isOpen, adviser });
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{ofKind.title}</PageTitle>
        {mayAdd && <Add role={role} />}
      </div>
      <LongList
        of={of}
        list={list}
        filters={filters}
        found={found}
        counted={ofKind}
        loading={ofKind.loading}
        empty={ofKind.empty}
        nextStep={
          <>
            {mayImport && <PageButton href="/agence/imports/nouveau">{ofKind.bring}</PageButton>}
            {mayAdd && <Add role={role} />}
          </>
        }
        besideCount={({ hiddenCount }) => hiddenCount > 0 && <Hidden count={hiddenCount} {...list} />}
      >
        {(people) => <PeopleTable role={role} isOpen={isOpen} people={people} list={list} />}
      </LongList>
    </div>
  );
}

function Add({ role }: { role: PersonKind }) {
  const words = useWords(peopleWords);
  return (
    <PageButton main href={`/agence/personnes/nouveau?role=${role}`}>
      {words[role].add}
    </PageButton>
  );
}

interface HiddenProps
  extends Pick<ListState<Readonly<Record<string, string | undefined>>>, "hrefTo" | "goTo"> {
  /** How many deleted accounts are not shown. */
  count: number;
}

function Hidden({ count, hrefTo, goTo }: HiddenProps) {
  const words = useWords(peopleWords);
  const locale = useLocale();
  const deleted = { compte: "supprime" } as const;
  return (
    <span className={classes.quiet}>
      <a href={hrefTo(deleted)} onClick={inPlace(() => goTo(deleted))}>
        {count === 1 ? words.oneHidden : words.hidden(new Intl.NumberFormat(locale).format(count))}
      </a>
    </span>
  );
}
