import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Question } from "../../ui/dialogs/Question.tsx";
import classes from "./PhotoDialog.module.css";
import { photoDialogWords } from "./PhotoDialog.texts.ts";
import type { useQuestion } from "./useQuestion.ts";

interface Props {
  asking: ReturnType<typeof useQuestion>;
  /** There is a photo that can be deleted. */
  removable: boolean;
  /** Sends the chosen photo; null while none is chosen. */
  onSave: (() => void) | null;
  busy: boolean;
}

/** The buttons of the photo dialog, or the question that is asked in their place. */
export function PhotoDialogFoot({ asking, removable, onSave, busy }: Props) {
  const words = useWords(photoDialogWords);
  const { question, main, leave, askRemove, yes, no } = asking;
  if (question !== null) {
    const asked = {
      leave: { question: words.askLeave, yes: words.leave, no: words.stay },
      remove: { question: words.askRemove, yes: words.remove, no: words.keep },
    }[question];
    return (
      <div className={classes.asking}>
        <Question {...asked} busy={busy} onYes={yes} onNo={no} />
      </div>
    );
  }
  return (
    <>
      {removable && (
        <span className={classes.remove}>
          <Button ref={main} onClick={askRemove}>
            {words.remove}
          </Button>
        </span>
      )}
      <Button disabled={busy} onClick={leave}>
        {words.cancel}
      </Button>
      {onSave && (
        <Button ref={main} main busy={busy} onClick={onSave}>
          {words.save}
        </Button>
      )}
    </>
  );
}
