import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { useEffect, useRef } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { useForgottenPasswordDialog } from "../forgottenPassword/useForgottenPasswordDialog.tsx";
import classes from "./ResetPasswordPage.module.css";
import { resetPasswordWords } from "./ResetPasswordPage.texts.ts";

/** Says that the link has no key, or one that expired or was used, and offers a new one (AUTH-OP6). */
export function UnusableLink({ refused }: { refused: boolean }) {
  const words = useWords(resetPasswordWords);
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const { dialog, open } = useForgottenPasswordDialog();
  // It replaces the form that had the focus, or announces why there is no form.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={classes.form}>
      <Callout kind="error" ref={ref}>
        {refused ? (
          <>
            <p>{identityRefusals.resetKeyUnusable[locale]}</p>
            <p>{words.unusableKey}</p>
          </>
        ) : (
          words.noKey
        )}
      </Callout>
      <Button main aria-haspopup="dialog" onClick={() => void open()}>
        {words.newLink}
      </Button>
      <LinkButton href="/login">{words.backToLogin}</LinkButton>
      {dialog}
    </div>
  );
}
