import { groupedKey } from "@ribambelle/domain/secondFactor/secondFactor";
import { confirmSecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { call } from "../../../client/call/call.ts";
import { useWords } from "../../../client/locale.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { QrCode } from "../../../ui/qr/QrCode.tsx";
import { CodeForm } from "../codes/CodeForm.tsx";
import classes from "./Enrolment.module.css";
import { enrolmentWords } from "./Enrolment.texts.ts";

interface Props {
  /** The key that was drawn, and its address for the application. */
  drawn: { readonly key: string; readonly uri: string };
  /** Called with the recovery codes once the first code was right. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Sees what the call threw; it is said under the field anyway. */
  onError?: (error: unknown) => void;
}

/** How to put a key into an application, and the field of its first code (FACTOR-15). */
export function Enrolment({ drawn, onConfirmed, onError }: Props) {
  const words = useWords(enrolmentWords);

  async function confirm(code: string) {
    try {
      onConfirmed((await call(confirmSecondFactor, { code })).recoveryCodes);
    } catch (error) {
      onError?.(error);
      throw error;
    }
  }

  return (
    <ol className={classes.steps}>
      <li>{words.install}</li>
      <li>
        {words.scan}
        <div className={classes.drawn}>
          <QrCode text={drawn.uri} label={words.picture} />
          <div className={classes.beside}>
            <div className={classes.opens}>
              <LinkButton href={drawn.uri}>{words.open}</LinkButton>
            </div>
            <p className={classes.keyName}>{words.key}</p>
            <code className={classes.key}>{groupedKey(drawn.key)}</code>
            <CopyButton text={drawn.key} label={words.copyKey} copied={words.copied} />
          </div>
        </div>
      </li>
      <li>
        {words.type}
        <div className={classes.typed}>
          <CodeForm submit={words.activate} onCode={confirm} />
        </div>
      </li>
    </ol>
  );
}
