import type { OwnSession } from "@ribambelle/domain/identity/session";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Chip } from "../../../../ui/cards/Chip.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { Question } from "../../../../ui/dialogs/Question.tsx";
import { Failure } from "../../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../../ui/messages/Skeleton.tsx";
import { NeedsScript } from "../../../../ui/messages/WithoutScript.tsx";
import classes from "../account.module.css";
import { sessionsWords } from "../account.texts.ts";
import own from "./SessionsSection.module.css";
import { sessionsQuery } from "./sessions.queries.ts";
import { useSessions } from "./useSessions.ts";

interface Props {
  withProof: WithProof;
  /** Says that they could not be read, where another page says it otherwise. */
  Unread?: typeof Failure;
}

/** Where the person is signed in, this device first; ends one session, or all others (SETTINGS-OP13). */
export function SessionsSection({ withProof, Unread = Failure }: Props) {
  const words = useWords(sessionsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: sessions, error, refetch, isFetching } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const { ending, ...acts } = useSessions(withProof);
  const others = (sessions ?? []).filter(({ isCurrent }) => !isCurrent);
  async function andBack(act: Promise<boolean>) {
    if (!(await act)) return;
    setAsking(false);
    // What had the focus goes with the session.
    heading.current?.focus();
  }
  return (
    <SectionCard id="appareils" title={words.title} headingRef={heading}>
      <div className={classes.content}>
        <p>{words.what}</p>
        {sessions ? (
          <ul className={own.list}>
            {sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                busy={ending === session.id}
                onEnd={() => void andBack(acts.end(session.id))}
              />
            ))}
          </ul>
        ) : error ? (
          <Unread error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton width="100%" height="4.5rem" />
        )}
        {sessions && others.length === 0 && <p className={classes.quiet}>{words.onlyHere}</p>}
        {others.length > 0 && <NeedsScript>{words.withoutScript}</NeedsScript>}
        {others.length > 0 &&
          (asking ? (
            <Question
              question={words.sure}
              yes={words.yes}
              no={words.no}
              busy={ending === "others"}
              onYes={() => void andBack(acts.endOthers())}
              onNo={() => setAsking(false)}
            />
          ) : (
            <div className={classes.needsScript}>
              <Button onClick={() => setAsking(true)}>{words.endOthers}</Button>
            </div>
          ))}
      </div>
    </SectionCard>
  );
}

interface DeviceProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const words = useWords(sessionsWords);
  const locale = useLocale();
  const { browser, system, isCurrent, lastActivityAt } = session;
  const name = browser && system ? words.on(browser, system) : (browser ?? system ?? words.unknown);
  const said = lowerFirst(momentText(lastActivityAt, today(), locale));
  return (
    <li className={own.device}>
      <div className={own.about}>
        <p className={own.name}>{name}</p>
        {isCurrent ? (
          <Chip colour="green">{words.here}</Chip>
        ) : (
          <p className={classes.quiet}>
            {words.lastActivity} <time dateTime={lastActivityAt}>{said}</time>
          </p>
        )}
      </div>
      {!isCurrent && (
        <div className={classes.needsScript}>
          <Button busy={busy} aria-label={words.endNamed(name, said)} onClick={onEnd}>
            {words.end}
          </Button>
        </div>
      )}
    </li>
  );
}
