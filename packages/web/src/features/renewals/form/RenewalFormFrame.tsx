import { type ReactNode, type Ref, useId, useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { DraftNote, Elsewhere } from "../draft/DraftNote.tsx";
import type { Keeping } from "../draft/draftKeeper.ts";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";
import { goToQuestion, useNextQuestion } from "./Question.tsx";
import { type Missing, Remaining } from "./Remaining.tsx";

interface Props {
  missing: readonly Missing[];
  keeping: Keeping;
  busy: boolean;
  /** Why it was not sent; null while nothing failed. */
  failure: string | null;
  noticeRef: Ref<HTMLDivElement>;
  onSend: () => void;
  onChoose: (which: "here" | "elsewhere") => Promise<void>;
  /** The questions. */
  children: ReactNode;
}

/** What stands around the questions of a form: what was announced, what is missing, the button, where it is kept. */
export function RenewalFormFrame({
  missing,
  keeping,
  busy,
  failure,
  noticeRef,
  onSend,
  onChoose,
  children,
}: Props) {
  const words = useWords(renewalWords);
  const { holder, next } = useNextQuestion();
  const remainingId = useId();
  // Nobody is told what is missing before they have begun.
  const [isBegun, setBegun] = useState(false);
  const told = isBegun ? missing : [];
  const isBlocked = missing.length > 0 || keeping === "elsewhere";
  return (
    <form
      className={classes.form}
      noValidate
      onChange={() => setBegun(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked && !busy) onSend();
      }}
    >
      {keeping === "elsewhere" && <Elsewhere onChoose={onChoose} />}
      <div ref={holder} className={classes.questions}>
        {children}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {next && words.next(next)}
      </p>
      {failure && (
        <div role="alert">
          <Callout kind="error" ref={noticeRef}>
            {failure}
          </Callout>
        </div>
      )}
      <div className={classes.foot}>
        <Button
          type="submit"
          main
          busy={busy}
          blocked={isBlocked}
          title={missing.length > 0 ? words.answerAll : undefined}
          aria-describedby={told.length > 0 ? remainingId : undefined}
          onBlocked={() => {
            setBegun(true);
            const [first] = missing;
            if (first) goToQuestion(first.question);
          }}
        >
          {words.send}
        </Button>
        <DraftNote keeping={keeping} />
      </div>
      <Remaining id={remainingId} missing={told} />
    </form>
  );
}
