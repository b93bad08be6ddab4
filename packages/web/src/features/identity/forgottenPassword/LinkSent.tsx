import { useEffect, useRef } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "./ForgottenPasswordDialog.module.css";
import { forgottenPasswordWords } from "./ForgottenPasswordDialog.texts.ts";

/** Says that a link may be on its way; takes the focus, which the form had (AUTH-16). */
export function LinkSent({ onClose }: { onClose: () => void }) {
  const words = useWords(forgottenPasswordWords);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={classes.form}>
      <Callout kind="success" ref={ref}>
        <p>{words.sent}</p>
        <p>{words.sentNext}</p>
      </Callout>
      <Button main onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
