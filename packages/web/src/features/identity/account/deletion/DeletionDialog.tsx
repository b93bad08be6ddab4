import type { MyInformation } from "@ribambelle/domain/me/me";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { deletionWords } from "../account.texts.ts";
import classes from "./DeletionDialog.module.css";
import { useDeletion } from "./useDeletion.ts";

interface Props {
  user: MyInformation;
  withProof: WithProof;
  onLeave: () => void;
}

/** Says what deleting the account erases, what is kept and until when, before it is confirmed (SETTINGS-OP5). */
export function DeletionDialog({ user, withProof, onLeave }: Props) {
  const words = useWords(deletionWords);
  const locale = useLocale();
  const { busy, failure, noticeRef, confirm } = useDeletion(withProof);
  const isBabysitter = user.role === "BabySitter";
  const erased = [
    words.erasedIdentity,
    ...(isBabysitter ? [words.erasedOfBabysitters] : []),
    words.erasedAccess,
    words.erasedRest,
  ];
  const kept = [
    isBabysitter ? words.keptOfBabysitters : words.keptOfParents,
    words.keptLog,
    words.keptBackups,
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
        <h3>{words.erased}</h3>
        <ul>
          {erased.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3>{words.kept}</h3>
        <ul>
          {kept.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {user.email && <p>{words.letter(user.email)}</p>}
        <p>
          <strong>{words.final}</strong>
        </p>
      </div>
    </Dialog>
  );
}
