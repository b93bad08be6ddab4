import { useWords } from "../../../client/locale.tsx";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";
import { goToQuestion, questionAddress } from "./Question.tsx";

/** Something that is still to do, and the question where it is. */
export interface Missing {
  readonly question: string;
  readonly text: string;
}

interface Props {
  id: string;
  missing: readonly Missing[];
}

/** What is still missing before the form can be sent, each a link to its question (RENEWBS-35). */
export function Remaining({ id, missing }: Props) {
  const words = useWords(renewalWords);
  if (missing.length === 0) return null;
  return (
    <div id={id} className={classes.remaining}>
      <p className={classes.first}>{words.answerAll}</p>
      <ul>
        {missing.map(({ question, text }) => (
          <li key={question}>
            <a
              href={questionAddress(question)}
              onClick={(event) => {
                event.preventDefault();
                goToQuestion(question);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
