import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { personWords } from "./person.texts.ts";

/** What stands out about a person: kept out, deleted, not reached by e-mail, a request that waits (FOLKS-14). */
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
      {person.private?.isInBlockList && <Callout kind="warning">{words.refusedAddress}</Callout>}
      {openRequests.map(({ kind, dueOn }) => (
        <Callout key={kind} kind="warning">
          {words.request(words.requests[kind] ?? kind, plainDay(dueOn, locale))}
        </Callout>
      ))}
    </>
  );
}
