import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { ComponentProps } from "react";
import { useWords } from "../../../client/locale.tsx";
import { inPlace } from "../../../routing/inPlace.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { Pieces } from "../../../ui/cards/Pieces.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import { ListedMoment } from "../../../ui/table/ListedMoment.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { AccountChip, Contact } from "../personFacts.tsx";
import classes from "./PeoplePage.module.css";
import type { Listed } from "./people.queries.ts";
import { peopleWords } from "./people.texts.ts";

interface Props {
  role: PersonKind;
  isOpen: boolean;
  people: readonly Listed[];
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

type Columns = ComponentProps<typeof Table<Listed>>["columns"];

/** The lines of a list of people, each of which leads to its person. */
export function PeopleTable({ role, isOpen, people, list }: Props) {
  const words = useWords(peopleWords);
  const open = useOpenColumns();
  const isParent = role === "Parent";
  const columns: Columns = [
    ...(isOpen ? open.contact : []),
    isParent
      ? {
          name: words.salesRep,
          room: "words",
          cell: ({ salesRep }) => salesRep && <Adviser filter="commercial" whose={salesRep} list={list} />,
        }
      : {
          name: words.hrContact,
          room: "words",
          cell: ({ hrContact }) => hrContact && <Adviser filter="rh" whose={hrContact} list={list} />,
        },
    ...(isParent
      ? []
      : [
          {
            name: words.profile,
            room: "sentence" as const,
            cell: (person: Listed) => <Profile person={person} />,
          },
        ]),
    {
      name: words.account,
      room: "words",
      cell: ({ accountState, private: own }) => (
        <AccountChip state={accountState} invitedAt={own?.invitedAt} />
      ),
    },
    { name: words.contracts, cell: ({ activeContracts }) => activeContracts, isAmount: true },
    ...(isOpen ? open.activity : []),
  ];
  return (
    <Table
      caption={words[role].caption}
      rows={people}
      keyOf={({ userId }) => userId}
      sorting={{
        ...list,
        by: list.state.tri ?? "nom",
        further: [{ name: words.created, sort: "creation" }],
      }}
      heading={{
        name: words.name,
        sort: "nom",
        room: isParent ? "words" : "sentence",
        cell: (person) => <Name person={person} />,
      }}
      columns={columns}
    />
  );
}

// What only those see who may read it.
function useOpenColumns(): { readonly contact: Columns; readonly activity: Columns } {
  const words = useWords(peopleWords);
  return {
    contact: [
      {
        name: words.contact,
        room: "words",
        cell: ({ private: own }) => (
          <div className={classes.contact} data-stacked>
            {own?.email && <Contact scheme="mailto:" value={own.email} />}
            {own?.phoneNumber && <Contact scheme="tel:" value={own.phoneNumber} />}
          </div>
        ),
      },
    ],
    activity: [
      {
        name: words.activity,
        sort: "activite",
        room: "words",
        cell: ({ private: own }) =>
          own?.lastActivityAt ? <ListedMoment at={own.lastActivityAt} mayBreak /> : words.never,
      },
    ],
  };
}

function Name({ person: { userId, role, displayName, reference, city, avatarUrl } }: { person: Listed }) {
  const words = useWords(peopleWords);
  return (
    <div className={classes.person}>
      {role === "BabySitter" &&
        (avatarUrl ? (
          <img src={avatarUrl} alt="" width="32" height="32" loading="lazy" className={classes.photo} />
        ) : (
          <span className={classes.photo} />
        ))}
      <div>
        <Link to="/agence/personnes/$id" params={{ id: String(userId) }}>
          {displayName || words.deletedPerson}
        </Link>
        <Beneath pieces={[reference, city]} />
      </div>
    </div>
  );
}

/** How far a babysitter’s profile is: how much of it is filled in and their advert, then their interview. */
function Profile({ person: { completionRate, advertState, interviewed } }: { person: Listed }) {
  const words = useWords(peopleWords);
  const rate = completionRate === null ? null : words.complete(completionRate);
  const advert = advertState && words.ofAdverts[advertState];
  return (
    <div className={classes.profile}>
      <Pieces text={[rate, advert].filter(Boolean).join(" · ")} />
      <Beneath pieces={[interviewed ? words.interviewDone : words.interviewAhead]} />
    </div>
  );
}

/** What is said of somebody under what counts more. */
function Beneath({ pieces }: { pieces: readonly (string | null)[] }) {
  return (
    <div className={classes.beneath}>
      <Pieces text={pieces.filter(Boolean).join(" · ")} />
    </div>
  );
}

interface AdviserProps {
  filter: "commercial" | "rh";
  whose: NonNullable<Listed["salesRep"]>;
  list: Props["list"];
}

/** Who looks after somebody: a link to all whom they look after. */
function Adviser({ filter, whose, list }: AdviserProps) {
  const change = { [filter]: String(whose.memberId) };
  return (
    <a href={list.hrefTo(change)} onClick={inPlace(() => list.goTo(change))}>
      {whose.displayName}
    </a>
  );
}
