import type { AgencyRenewalAnswer } from "@ribambelle/domain/agencyRenewals/followUp";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { AnswerCell } from "./AnswerCells.tsx";
import { answerWords } from "./answer.texts.ts";
import classes from "./Season.module.css";

/** What somebody answered for the season of a year, or that they have not, and the years before (AGREN-08). */
export function AnswerToRead({ answer }: { answer: AgencyRenewalAnswer }) {
  const words = useWords(answerWords);
  const locale = useLocale();
  const { role, questions, questionsVersion, earlier, hasDraft } = answer;
  const sentAt = answer.answer?.answeredAt;
  return (
    <>
      <SectionCard id="reponse" title={words.answer}>
        <div className={classes.answer}>
          <AnswerCell role={role} row={answer} />
          {sentAt ? (
            <p className={classes.quiet}>
              {words.sentOn(plainDayAt(sentAt, locale), String(questionsVersion ?? ""))}
            </p>
          ) : (
            <p className={classes.quiet}>
              {words.silent} {hasDraft && words.begun}
            </p>
          )}
          <Questions questions={questions} />
        </div>
      </SectionCard>
      {earlier.length > 0 && (
        <SectionCard id="avant" title={words.before}>
          {earlier.map((one) => (
            <details key={one.year} className={classes.earlier}>
              <summary>{words.earlier(one.year)}</summary>
              <Questions questions={one.questions} />
            </details>
          ))}
        </SectionCard>
      )}
    </>
  );
}

function Questions({ questions }: Pick<AgencyRenewalAnswer, "questions">) {
  const words = useWords(answerWords);
  if (questions.length === 0) return null;
  return (
    <dl className={classes.questions}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer ?? <span className={classes.quiet}>{words.hidden}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
