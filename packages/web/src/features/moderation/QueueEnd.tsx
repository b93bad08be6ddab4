import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PageButton } from "../../ui/buttons/PageButton.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { historyQuery } from "./history/history.queries.ts";
import { moderationWords } from "./moderation.texts.ts";

interface Props {
  /** How many were decided in this visit. */
  decided: number;
  /** How many wait still. */
  waiting: number;
  onBegin: () => void;
}

/** The end of a queue: what was done, when last, and what waits still (MODER-03, AGUI-14). */
export function QueueEnd({ decided, waiting, onBegin }: Props) {
  const words = useWords(moderationWords);
  const locale = useLocale();
  const last = useQuery(historyQuery({})).data?.items[0];
  return (
    <EmptyState title={waiting === 0 ? words.allDone : words.nothingElse}>
      <p>{words.decided(decided)}</p>
      {waiting === 0 && last && <p>{words.lastDecided(momentText(last.at, today(), locale))}</p>}
      {waiting > 0 && (
        <>
          <p>{words.stillWaiting(waiting)}</p>
          <Button onClick={onBegin}>{words.again}</Button>
        </>
      )}
      <PageButton href="/agence/moderation/historique">{words.decisions}</PageButton>
    </EmptyState>
  );
}
