import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useAct } from "../../../ui/editing/useAct.ts";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";
import type { Keeping } from "./draftKeeper.ts";

/** Says discreetly where the form is kept. */
export function DraftNote({ keeping }: { keeping: Keeping }) {
  const words = useWords(renewalWords);
  const isSaid = keeping !== "none" && keeping !== "elsewhere";
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
  const { busy, act } = useAct();
  const choose = (which: "here" | "elsewhere") => void act(() => onChoose(which));
  return (
    <div role="alert" lang={locale}>
      <Callout kind="warning">
        <p>{words.elsewhere.said}</p>
        <div className={classes.buttons}>
          <Button busy={busy} onClick={() => choose("elsewhere")}>
            {words.elsewhere.theirs}
          </Button>
          <Button busy={busy} onClick={() => choose("here")}>
            {words.elsewhere.mine}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
