import type { AnswerProblem } from "@ribambelle/domain/surveys/kinds/kind";
import type { QuestionProblem } from "@ribambelle/domain/surveys/problems";
import type { Question } from "@ribambelle/domain/surveys/question";
import type { Answers } from "@ribambelle/domain/surveys/visible";
import type { ReactNode } from "react";

/** What a question shows of one of its kinds. */
export interface KindFieldProps<Value> {
  readonly question: Question;
  /** The question, or which part of it this is where several kinds are combined. */
  readonly label: string;
  readonly hint: ReactNode;
  /** True when it may stay as it is. */
  readonly optional: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Gives what is wrong with a part of the answer, in words; null while nothing is. */
  readonly errorAt: (path?: string) => string | null;
  /** All that is wrong with it, by path. */
  readonly problems: readonly AnswerProblem[];
  /** All that is wrong with the question, inside its children too. */
  readonly inside: readonly QuestionProblem[];
  /** Shows questions that are asked of a part of the answer: of one child. */
  readonly ask: (asked: Asked) => ReactNode;
}

/** Questions of a list, with their answers. */
export interface Asked {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Called with the answers that changed, alone. */
  readonly onChange: (changed: Answers) => void;
  readonly problems: readonly QuestionProblem[];
}
