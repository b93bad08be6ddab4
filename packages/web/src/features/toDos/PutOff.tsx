import { plainDay } from "@ribambelle/domain/kernel/day";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import { putOffToDo } from "@ribambelle/domain/toDos/putOff.api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useAct } from "../../ui/editing/useAct.ts";
import { say } from "../../ui/messages/say.ts";
import { putOffWords } from "./putOff.texts.ts";
import classes from "./ToDos.module.css";
import { toDosKey } from "./toDos.queries.ts";

interface Props {
  toDoKey: string;
  /** The id of what says which to-do it is. */
  titleId: string;
  /** The to-do has left the list, with this button. */
  onGone: () => void;
}

/** Puts a to-do off for a week (TODO-24). */
export function PutOff({ toDoKey, titleId, onGone }: Props) {
  const words = useWords(putOffWords);
  const queries = useQueryClient();
  const { busy, act } = useAct();
  const putOff = async () => {
    const isDone = await act(async () => {
      const { until } = await call(putOffToDo, { key: toDoKey });
      await queries.refetchQueries({ queryKey: toDosKey, type: "active" });
      say({
        kind: "success",
        text: inBoth((locale) => putOffWords(locale).putOff(plainDay(until, locale))),
      });
      onGone();
    });
    // It may have been done, or put off, elsewhere.
    if (!isDone) await queries.invalidateQueries({ queryKey: toDosKey });
  };
  return (
    <div className={classes.later}>
      <Button busy={busy} aria-describedby={titleId} onClick={() => void putOff()}>
        {words.later}
      </Button>
    </div>
  );
}
