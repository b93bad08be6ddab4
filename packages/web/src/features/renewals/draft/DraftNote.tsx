import { useState } from "react";
import { callErrorOf } from "../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { say } from "../../../ui/messages/say.ts";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";
import type { Keeping } from "./draftKeeper.ts";

/** Says discreetly where the form is kept. */
export function DraftNote({ keeping }: { keeping: Keeping }) {
  const words = useWords(renewalWords);
  const isSaid = keeping === "saved" || keeping === "unsaved" || keeping === "saving";
  return (
    <p className={classes.kept} aria-live="polite">
      {isSaid && words.keeping[keeping]}
    </p>
  );
}

/** Lets the person choose where the form was continued elsewhere: nothing of either is lost before. */
export function Elsewhere({ onChoose }: { onChoose: (which: "here" | "elsewhere") => Promise<void> }) {
  const words = useWords(renewalWords);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  async function choose(which: "here" | "elsewhere") {
    setBusy(true);
    try {
      await onChoose(which);
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
    }
    setBusy(false);
  }
  return (
    <div role="alert" lang={locale}>
      <Callout kind="warning">
        <p>{words.elsewhere.said}</p>
        <div className={classes.buttons}>
          <Button busy={busy} onClick={() => void choose("elsewhere")}>
            {words.elsewhere.theirs}
          </Button>
          <Button busy={busy} onClick={() => void choose("here")}>
            {words.elsewhere.mine}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
