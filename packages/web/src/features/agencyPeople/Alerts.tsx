import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { contractKinds, meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { dayAt, daysBetween, plainDay } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Unbroken } from "../../ui/cards/Unbroken.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { contractsOfQuery } from "./person.queries.ts";
import { personWords } from "./person.texts.ts";

/** What stands out about a person: kept out, deleted, not reached by e-mail, a contract or a request that waits (FOLKS-14). */
export function Alerts({ person }: { person: WholePerson }) {
  const words = useWords(personWords);
  const locale = useLocale();
  const { blocked, openRequests, accountState } = person;
  const moment = blocked && lowerFirst(momentText(blocked.at, today(), locale));
  return (
    <>
      {accountState === "deleted" && <Callout kind="information">{words.deleted}</Callout>}
      {blocked && moment && (
        <Callout kind="warning">
          {blocked.by ? words.blockedBy(moment, blocked.by.displayName) : words.blockedAt(moment)}{" "}
          {words.reason(blocked.reason)}
        </Callout>
      )}
      {person.private?.isInBlockList && (
        <Callout kind="warning">
          <Unbroken text={words.refusedAddress} />
        </Callout>
      )}
      {person.can.readContracts && <Unsigned userId={person.userId} />}
      {openRequests.map(({ kind, dueOn }) => (
        <Callout key={kind} kind="warning">
          {words.request(words.requests[kind] ?? kind, plainDay(dueOn, locale))}{" "}
          <Link to="/agence/demandes" search={{ personne: String(person.userId) }}>
            {words.toRequest}
          </Link>
        </Callout>
      ))}
    </>
  );
}

/** That a contract waits for the signature of a person, the longest wait where there are several. */
function Unsigned({ userId }: { userId: number }) {
  const words = useWords(personWords);
  const { data } = useQuery(contractsOfQuery(String(userId)));
  const waits = contractKinds.flatMap((kind) =>
    (data?.[kind] ?? []).flatMap(({ state, askedAt }) =>
      askedAt && meaningOf(kind, state) === "waiting" ? [daysBetween(dayAt(new Date(askedAt)), today())] : [],
    ),
  );
  const longest = Math.max(...waits);
  if (waits.length === 0 || longest < 1) return null;
  return <Callout kind="warning">{words.unsigned(waits.length, longest)}</Callout>;
}
