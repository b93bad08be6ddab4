import { useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { CardHeading } from "../../../ui/cards/CardHeading.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { LanguageChoice } from "../../../ui/publicFrame/LanguageChoice.tsx";
import { PublicFrame } from "../../../ui/publicFrame/PublicFrame.tsx";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import classes from "./ResetPasswordPage.module.css";
import { resetPasswordWords } from "./ResetPasswordPage.texts.ts";
import { resetPasswordTitle } from "./title.texts.ts";
import { UnusableLink } from "./UnusableLink.tsx";
import { forgetResetKey, useResetKey } from "./useResetKey.ts";

/** Sets a new password with the key of a reset link; the key is used by the form only, never by opening the page. */
export function ResetPasswordPage() {
  const words = useWords(resetPasswordWords);
  usePageTitle(useWords(resetPasswordTitle).title);
  const linked = useResetKey();
  const key = linked?.resetKey;
  const [refusedKey, setRefusedKey] = useState<string | null>();
  const refused = key !== undefined && key === refusedKey;
  return (
    <PublicFrame question>
      <CardHeading heading={words.heading}>
        <LanguageChoice hrefOf={(locale) => `?lang=${locale}`} />
      </CardHeading>
      <noscript>
        <div className={classes.form}>
          <Callout kind="error">{words.noScript}</Callout>
          <LinkButton href="/login">{words.backToLogin}</LinkButton>
        </div>
      </noscript>
      {linked === null || refused ? (
        <UnusableLink refused={refused} />
      ) : (
        <NewPasswordForm
          resetKey={key ?? ""}
          isOfStaff={linked?.isOfStaff ?? false}
          isFirst={linked?.isFirst ?? false}
          onRefused={() => {
            forgetResetKey();
            setRefusedKey(key ?? null);
          }}
        />
      )}
    </PublicFrame>
  );
}
