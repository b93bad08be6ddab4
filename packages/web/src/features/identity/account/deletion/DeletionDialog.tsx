import type { MyInformation } from "@ribambelle/domain/me/me";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { Failure } from "../../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../../ui/messages/Skeleton.tsx";
import { deletionWords } from "../account.texts.ts";
import classes from "./DeletionDialog.module.css";
import { departureQuery } from "./departure.queries.ts";
import { useDeletion } from "./useDeletion.ts";
import { Owed, WhatStays } from "./WhatStays.tsx";

interface Props {
  user: MyInformation;
  withProof: WithProof;
  onLeave: () => void;
}

/** Says what deleting the account erases, what is kept and until when, before it is confirmed (SETTINGS-OP5, SPACE-35). */
export function DeletionDialog({ user, withProof, onLeave }: Props) {
  const words = useWords(deletionWords);
  const locale = useLocale();
  const { busy, failure, noticeRef, confirm } = useDeletion(withProof);
  const departure = useQuery(departureQuery(locale));
  const isBabysitter = user.role === "BabySitter";
  const erased = [
    words.erasedIdentity,
    ...(isBabysitter ? [words.erasedOfBabysitters] : []),
    words.erasedAccess,
    words.erasedRest,
  ];
  return (
    <Dialog
      look="window"
      leaving="asked"
      onLeave={() => {
        if (!busy) onLeave();
      }}
      heading={words.heading}
      foot={
        <>
          <Button disabled={busy} onClick={onLeave}>
            {words.keep}
          </Button>
          <Button busy={busy} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure[locale]}
          </Callout>
        )}
        {departure.data || departure.error ? (
          <>
            {departure.data && <Owed owedCents={departure.data.owedCents} />}
            <h3>{words.erased}</h3>
            <ul>
              {erased.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {departure.data ? (
              <WhatStays {...departure.data} />
            ) : (
              <Failure
                error={departure.error}
                retrying={departure.isFetching}
                onRetry={() => void departure.refetch()}
              />
            )}
            {user.email && <p>{words.letter(user.email)}</p>}
            <p>
              <strong>{words.final}</strong>
            </p>
          </>
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton width="100%" height="24rem" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
