import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import classes from "./ModerationPage.module.css";
import { moderationWords } from "./moderation.texts.ts";
import type { Taken } from "./useVisit.ts";

/** For ten seconds, the way back from a decision; the bar shows how long it lasts (MODER-08). */
export function UndoBar({ taken, busy, onUndo }: { taken: Taken; busy: boolean; onUndo: () => void }) {
  const words = useWords(moderationWords);
  const [animationDelay] = useState(() => `${taken.at - Date.now()}ms`);
  return (
    <div role="status" className={classes.undo}>
      <span>{words.undoIt(taken.item.displayName, words.decision[taken.decision])}</span>
      <Button busy={busy} onClick={onUndo}>
        {words.undo}
      </Button>
      <span className={classes.time} style={{ animationDelay }} aria-hidden="true" />
    </div>
  );
}
