import { useEffect, useState } from "react";
import { callErrorOf } from "../../../client/call/callError.ts";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { say } from "../../../ui/messages/say.ts";
import { KeyIcon } from "../../../ui/pictures/icons.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { arePasskeysOffered } from "../offered.ts";
import classes from "./PasskeySignIn.module.css";
import { passkeySignInWords } from "./PasskeySignIn.texts.ts";

// What it needs is fetched at the first press, or when the pointer comes near.
const load = () => import("./signIn.ts");

/** The way in by a passkey, where the browser can (PASSKEY-09); its place is kept until the script knows. */
export function PasskeySignIn({ redirectUrl }: { redirectUrl: string }) {
  const words = useWords(passkeySignInWords);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // A page restored from the back-forward cache would still show that it is busy.
    const rest = () => setBusy(false);
    window.addEventListener("pageshow", rest);
    return () => window.removeEventListener("pageshow", rest);
  }, []);

  async function enter() {
    setBusy(true);
    try {
      await (await load()).signIn(redirectUrl);
    } catch (error) {
      setBusy(false);
      say({ kind: "error", text: callErrorOf(error).text });
    }
  }

  if (hydrated && !arePasskeysOffered()) return null;
  return (
    <div className={classes.way} data-ready={hydrated || undefined}>
      <Button busy={busy} onPointerEnter={() => void load().catch(() => {})} onClick={() => void enter()}>
        <KeyIcon />
        {words.use}
      </Button>
    </div>
  );
}
