import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { shortDay, shortDayAt } from "@ribambelle/domain/kernel/day";
import { contractKindOf } from "@ribambelle/domain/signatures/signature";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { StateChip } from "../StateChip.tsx";
import classes from "./Followed.module.css";
import { FollowedActs } from "./FollowedActs.tsx";
import { followedWords } from "./followed.texts.ts";
import { ToLookAt, toldOf } from "./ToLookAt.tsx";

interface Props {
  requests: readonly FollowedRequest[];
  /** Who looks. */
  personId: number;
}

/** Requests, each with for whom it waits, what is to be looked at, and what can be done (SIGN-63). */
export function FollowedTable({ requests, personId }: Props) {
  const words = useWords(followedWords);
  const locale = useLocale();
  return (
    <Table
      caption={words.caption}
      rows={requests}
      keyOf={({ id }) => id}
      heading={{ name: words.contract, room: "words", cell: (request) => <Contract request={request} /> }}
      columns={[
        {
          name: words.state,
          room: "words",
          cell: ({ state, isSealLate }) => (
            <div className={classes.chips}>
              <StateChip state={state} />
              {isSealLate && <Chip colour="red">{words.sealLate}</Chip>}
            </div>
          ),
        },
        {
          name: words.waitsFor,
          room: "words",
          cell: (request) => (request.waitsFor === null ? null : <Turn request={request} />),
        },
        { name: words.lastDay, room: "whole", cell: ({ lastDay }) => shortDay(lastDay) },
        {
          name: words.toLookAt,
          room: "words",
          cell: (request) => {
            const told = toldOf(request, locale);
            return told.length === 0 ? null : <ToLookAt told={told} since={request.toLookAtSince} />;
          },
        },
        {
          name: words.acts,
          isAct: true,
          cell: (request) =>
            Object.values(request.can).some(Boolean) ? (
              <FollowedActs request={request} personId={personId} />
            ) : null,
        },
      ]}
    />
  );
}

/** Whose turn it is, since when, and when they were last reminded. */
function Turn({ request }: { request: FollowedRequest }) {
  const words = useWords(followedWords);
  const { waitsFor, waitsSince, lastRemindedAt, reminders } = request;
  return (
    <>
      {waitsFor}
      {waitsSince && <div className={classes.since}>{words.since(shortDayAt(waitsSince))}</div>}
      {lastRemindedAt && (
        <div className={classes.since}>{words.reminded(reminders, shortDayAt(lastRemindedAt))}</div>
      )}
    </>
  );
}

function Contract({ request: { kind, contractId, title, person } }: { request: FollowedRequest }) {
  const words = useWords(followedWords);
  return (
    <div data-stacked>
      <Link
        to="/agence/contrats/$genre/$id"
        params={{ genre: kindWords[contractKindOf(kind)], id: String(contractId) }}
      >
        <Unbroken text={title} />
      </Link>
      <div className={classes.person}>
        <Link to="/agence/personnes/$id" params={{ id: String(person.userId) }}>
          {person.displayName || words.deletedPerson}
        </Link>
      </div>
    </div>
  );
}
