import type { MyInformation } from "@ribambelle/domain/me/me";
import { useId, useState } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { PasswordField } from "../../../../ui/fields/PasswordField.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { deletionWords } from "../account.texts.ts";
import classes from "./DeletionDialog.module.css";
import { useDeletion } from "./useDeletion.ts";

interface Props {
  user: MyInformation;
  withProof: WithProof;
  onLeave: () => void;
}

/** Says what deleting the account erases, what is kept and until when, and asks for the password (SETTINGS-OP5). */
export function DeletionDialog({ user, withProof, onLeave }: Props) {
  const words = useWords(deletionWords);
  const locale = useLocale();
  const formId = useId();
  const [password, setPassword] = useState("");
  const { busy, failure, wrong, noticeRef, submit } = useDeletion(withProof);
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
          <Button type="submit" form={formId} busy={busy} disabled={password === ""}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={(event) => submit(event, password)}>
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
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={wrong?.[locale]}
        />
      </form>
    </Dialog>
  );
}
