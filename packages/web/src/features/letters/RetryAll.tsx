import { getLetters, retryAll } from "@ribambelle/domain/letters/letters.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../client/call/call.ts";
import { useWords } from "../../client/locale.tsx";
import { keyOf } from "../../client/queryOf.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Question } from "../../ui/dialogs/Question.tsx";
import { useAct } from "../../ui/editing/useAct.ts";
import { say } from "../../ui/messages/say.ts";
import { useFocusBack } from "../../ui/useFocusBack.ts";
import { letterWords, retried } from "./letters.texts.ts";

/** Sends all letters again that were given up, once it was asked whether to (MAILS-05). */
export function RetryAll() {
  const words = useWords(letterWords);
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { busy, act } = useAct();
  const retry = () =>
    act(async () => {
      const { count } = await call(retryAll, {});
      say({ kind: "success", text: retried(count) });
      setAsks(false);
      await queries.invalidateQueries({ queryKey: keyOf(getLetters) });
    });
  // The answers go with the question: the keyboard goes on from what asked it.
  const button = useFocusBack<HTMLButtonElement>(String(asks));
  if (!asks)
    return (
      <Button ref={button} onClick={() => setAsks(true)}>
        {words.retryAll}
      </Button>
    );
  return (
    <Question
      question={words.retryAsked}
      yes={words.retryYes}
      no={words.cancel}
      busy={busy}
      onYes={() => void retry()}
      onNo={() => setAsks(false)}
    />
  );
}
