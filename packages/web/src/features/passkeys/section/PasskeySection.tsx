import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { mostPasskeys, type Passkey } from "@ribambelle/domain/passkeys/passkey";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { WithProof } from "../../../client/withProof.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Question } from "../../../ui/dialogs/Question.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { BinIcon, KeyIcon } from "../../../ui/pictures/icons.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { arePasskeysOffered } from "../offered.ts";
import { NewPasskey } from "./NewPasskey.tsx";
import classes from "./PasskeySection.module.css";
import { passkeySectionWords } from "./PasskeySection.texts.ts";
import { passkeysQuery } from "./passkeys.queries.ts";
import { usePasskeys } from "./usePasskeys.ts";

interface Props {
  withProof: WithProof;
  /** Says that they could not be read, where another page says it otherwise. */
  Unread?: typeof Failure;
}

/** The person's passkeys: to add, and to remove (PASSKEY-10). */
export function PasskeySection({ withProof, Unread = Failure }: Props) {
  const words = useWords(passkeySectionWords);
  const { data: passkeys, error, refetch, isFetching } = useQuery(passkeysQuery);
  const { doing, busy, ...acts } = usePasskeys(withProof);
  // The question and the name go with what was asked, and a passkey that is removed with what asked it.
  const heading = useFocusBack<HTMLHeadingElement>(
    passkeys ? `${passkeys.length} ${doing?.what ?? "shown"}` : null,
  );
  // The server cannot know; most browsers can.
  const isOffered = !useHydrated() || arePasskeysOffered();
  return (
    <SectionCard id="cles-d-acces" title={words.title} headingRef={heading}>
      <div className={classes.content}>
        <p className={classes.text}>{words.what}</p>
        {!passkeys &&
          (error ? (
            <Unread error={error} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton width="100%" height="3rem" />
          ))}
        {passkeys?.length === 0 && doing?.what !== "naming" && <p className={classes.text}>{words.none}</p>}
        {passkeys && passkeys.length > 0 && (
          <ul className={classes.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={classes.passkey}>
                {doing?.what === "asking" && doing.id === passkey.id ? (
                  <Question
                    question={words.sure(passkey.name)}
                    yes={words.yes}
                    no={words.no}
                    busy={busy}
                    onYes={() => void acts.remove(passkey.id)}
                    onNo={acts.stop}
                  />
                ) : (
                  <ShownPasskey passkey={passkey} onRemove={() => acts.ask(passkey.id)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {doing?.what === "naming" ? (
          <NewPasskey busy={busy} onName={(name) => void acts.add(name)} onCancel={acts.stop} />
        ) : isOffered ? (
          passkeys &&
          passkeys.length < mostPasskeys && (
            <div>
              <Button onClick={acts.name}>{words.add}</Button>
            </div>
          )
        ) : (
          <p className={classes.text}>{words.notHere}</p>
        )}
      </div>
    </SectionCard>
  );
}

function ShownPasskey({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const words = useWords(passkeySectionWords);
  const locale = useLocale();
  const used = passkey.usedAt === null ? words.never : words.used(plainDayAt(passkey.usedAt, locale));
  return (
    <>
      <KeyIcon />
      <div className={classes.about}>
        <p className={classes.name}>{passkey.name}</p>
        <p className={classes.days}>
          {words.added(plainDayAt(passkey.createdAt, locale))}, {used}
        </p>
      </div>
      <QuietButton className={classes.remove} aria-label={words.removeNamed(passkey.name)} onClick={onRemove}>
        <BinIcon />
        {words.remove}
      </QuietButton>
    </>
  );
}
