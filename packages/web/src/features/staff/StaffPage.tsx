import { staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import type { Member } from "@ribambelle/domain/staff/member";
import { staffList } from "@ribambelle/domain/staff/staff.filters";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { PageButton } from "../../ui/buttons/PageButton.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import type { ListFilter } from "../../ui/lists/Filters.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import { Table } from "../../ui/table/Table.tsx";
import { FunctionNames, LastActivity, MemberChip, SecondFactor, SeenByFamilies } from "./memberFacts.tsx";
import classes from "./StaffPage.module.css";
import { staffQuery } from "./staff.queries.ts";
import { staffWords } from "./staff.texts.ts";

/** The agency's people: who they are, what they do, how far they are (STAFF-08). */
export function StaffPage({ mayAdd }: { mayAdd: boolean }) {
  const words = useWords(staffWords);
  const filters = useFilters();
  const list = useListState(staffList);
  const found = useQuery(staffQuery(list.state));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title}</PageTitle>
        {mayAdd && (
          <PageButton main href="/agence/equipe/nouveau">
            {words.add}
          </PageButton>
        )}
      </div>
      <LongList
        of={staffList}
        list={list}
        filters={filters}
        found={found}
        counted={words}
        loading={words.loading}
        empty={words.alone}
        besideCount={() =>
          list.state.etat === undefined && <span className={classes.quiet}>{words.withoutLeavers}</span>
        }
      >
        {(members) => <Rows members={members} list={list} />}
      </LongList>
    </div>
  );
}

type Shown = ReturnType<typeof useListState<ReturnType<typeof staffList.stateIn>>>;

function Rows({ members, list }: { members: readonly Member[]; list: Shown }) {
  const words = useWords(staffWords);
  return (
    <Table
      caption={words.caption}
      rows={members}
      keyOf={({ userId }) => userId}
      sorting={{ ...list, by: list.state.tri ?? "nom" }}
      heading={{
        name: words.name,
        room: "words",
        sort: "nom",
        cell: ({ userId, displayName }) => (
          <Link to="/agence/equipe/$id" params={{ id: String(userId) }}>
            {displayName}
          </Link>
        ),
      }}
      columns={[
        { name: words.functions, room: "words", cell: (member) => <FunctionNames member={member} /> },
        { name: words.state, cell: ({ state }) => <MemberChip state={state} /> },
        {
          name: words.secondFactor,
          room: "words",
          cell: (member) => <SecondFactor member={member} isListed />,
        },
        { name: words.seenByFamilies, room: "words", cell: (member) => <SeenByFamilies member={member} /> },
        {
          name: words.lastActivity,
          sort: "activite",
          room: "words",
          cell: (member) => <LastActivity member={member} isListed />,
        },
      ]}
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const words = useWords(staffWords);
  const locale = useLocale();
  const [administration, coordination, recruitment, reading] = staffFunctions.map(
    (one) => functionWords[one][locale],
  ) as [string, string, string, string];
  return [
    {
      key: "fonction",
      label: words.functions,
      values: [
        { word: "administration", label: administration },
        { word: "coordination", label: coordination },
        { word: "recrutement", label: recruitment },
        { word: "lecture", label: reading },
      ],
    },
    {
      key: "etat",
      label: words.state,
      values: [
        { word: "invite", label: words.states.invited },
        { word: "actif", label: words.states.active },
        { word: "parti", label: words.states.ended },
      ],
    },
    {
      key: "securite",
      label: words.secondFactor,
      values: [{ word: "a-activer", label: words.toActivate }],
    },
  ];
}
