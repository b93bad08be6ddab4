import type { AgencyContract, ContractEvent } from "@ribambelle/domain/contracts/agency/agencyContract";
import { openedPath } from "@ribambelle/domain/documents/document.agency.api";
import { semicolon } from "@ribambelle/domain/kernel/characters/semicolon";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { MoreRows } from "../../../../ui/lists/MoreRows.tsx";
import { PartFailure } from "../../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../../ui/records/RecordsSkeleton.tsx";
import classes from "./AgencyContractPage.module.css";
import { eventsQuery } from "./contract.queries.ts";
import { contractWords } from "./contract.texts.ts";
import { eventChanges, eventReason, eventSentence } from "./events.texts.ts";

/** What happened to a contract, in sentences, the newest first (AGCON-28). */
export function ContractHistory({ contract }: { contract: AgencyContract }) {
  const words = useWords(contractWords);
  const rows = useInfiniteQuery(eventsQuery(contract.kind, String(contract.id)));
  const { data, error, isFetching, refetch } = rows;
  const events = data?.pages.flatMap((page) => page.items);
  return (
    <SectionCard id="historique" title={words.history}>
      {!events ? (
        error ? (
          <PartFailure of={{ error, isFetching, refetch }} />
        ) : (
          <RecordsSkeleton label={words.loadingHistory} />
        )
      ) : events.length === 0 ? (
        <p className={classes.quiet}>{words.noHistory}</p>
      ) : (
        <ol className={classes.entries}>
          {events.map((event) => (
            <li key={event.id}>
              <OneEvent contract={contract} event={event} />
            </li>
          ))}
        </ol>
      )}
      {events && <MoreRows rows={rows}>{words.more}</MoreRows>}
    </SectionCard>
  );
}

function OneEvent({ contract: { kind }, event }: { contract: AgencyContract; event: ContractEvent }) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const changes = eventChanges(kind, event, locale);
  const former = event.changes?.find(({ field }) => field === "formerId")?.from;
  return (
    <>
      <p>{`${words.when(momentText(event.at, today(), locale))} ${eventSentence(kind, event, locale)}.`}</p>
      {changes.length > 0 && <p className={classes.quiet}>{changes.join(semicolon[locale])}</p>}
      {event.reason && <p className={classes.quiet}>{eventReason(event.reason, locale)}</p>}
      {typeof former === "string" && (
        <p>
          <a href={openedPath(former)} target="_blank" rel="noopener">
            {words.former}
            <span className="visually-hidden">{` ${words.newTab}`}</span>
          </a>
        </p>
      )}
    </>
  );
}
