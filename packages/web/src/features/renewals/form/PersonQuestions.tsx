import type { Value } from "@ribambelle/domain/kernel/values";
import type { Choice } from "@ribambelle/domain/renewals/choice";
import { Radios, YesNo } from "../../../ui/fields/Radios.tsx";
import classes from "../Renewal.module.css";
import { CommentField } from "./CommentField.tsx";
import { Question } from "./Question.tsx";

interface Props {
  /** What the questions about somebody are called: `family`, `employee`. */
  kind: string;
  name: string;
  choice: Choice;
  reasons: readonly (Value & { readonly value: number })[];
  words: { readonly wants: string; readonly reason: string; readonly comment: string };
  /** False where the answer is given already, and only its reason is asked. */
  asks?: boolean;
  onAnswer: (wants: boolean) => void;
  onReason: (reason: number) => void;
  onComment: (comment: string) => void;
}

/** The block of one person: whether one goes on with them, and if not why. */
export function PersonQuestions({ kind, name, choice, reasons, words, asks = true, ...on }: Props) {
  return (
    <section className={classes.person} aria-label={name}>
      {/* The question names them. */}
      <h2 className={asks ? "visually-hidden" : classes.name}>{name}</h2>
      {asks && (
        <Question name={`${kind}-${choice.id}`}>
          <YesNo legend={words.wants} value={choice.wants} onChange={on.onAnswer} />
        </Question>
      )}
      {choice.wants === false && (
        <Question name={`${kind}-reason-${choice.id}`}>
          <Radios legend={words.reason} choices={reasons} value={choice.reason} onChange={on.onReason} />
        </Question>
      )}
      {"comment" in choice && (
        <Question name={`${kind}-comment-${choice.id}`}>
          <CommentField label={words.comment} value={choice.comment} onChange={on.onComment} />
        </Question>
      )}
    </section>
  );
}
