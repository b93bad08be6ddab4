import { isRenewalPage } from "@ribambelle/domain/renewals/renewalPages";
import { useEffect, useState } from "react";
import { type Message, takeFlash } from "../../../client/kept/flash.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { isStillOpen, keepSigningOut } from "../../../client/signOut.ts";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "./LoginPage.module.css";
import { loginWords } from "./LoginPage.texts.ts";

/**
 * What the page before left to be read on the sign-in card: that the session is over (AUTH-34), that the password is
 * changed, that the server has not confirmed a sign-out (SHELL-OP10); and what is behind it for who comes by a letter about the
 * back to school, whose session may be over and whose password forgotten (AGREN-14).
 */
export function LeftMessage({ redirectUrl }: { redirectUrl: string }) {
  const locale = useLocale();
  const words = useWords(loginWords);
  const [left, setLeft] = useState<Message | null>(null);
  useEffect(() => setLeft((known) => takeFlash() ?? known), []);
  // The page is drawn for everybody, wherever they want to go on to.
  const [isToAnswer, setIsToAnswer] = useState(false);
  useEffect(() => setIsToAnswer(isRenewalPage(redirectUrl)), [redirectUrl]);
  const signOut = useUnansweredSignOut();
  if (!left && !isToAnswer && signOut === "none") return null;
  return (
    <div role="alert" className={classes.left}>
      {signOut === "trying" && (
        <Callout kind="warning" heading={words.stillOpen}>
          {words.stillTrying}
        </Callout>
      )}
      {signOut === "done" && <Callout kind="success">{words.signedOut}</Callout>}
      {isToAnswer && (
        <Callout kind="information" heading={words.toAnswer}>
          {words.toAnswerHelp}
        </Callout>
      )}
      {left && <Callout kind={left.kind}>{left.text[locale]}</Callout>}
    </div>
  );
}

function useUnansweredSignOut(): "none" | "trying" | "done" {
  const [state, setState] = useState<"none" | "trying" | "done">("none");
  useEffect(() => {
    if (!isStillOpen()) return;
    setState("trying");
    keepSigningOut(() => setState("done"));
  }, []);
  return state;
}
