import { momentText } from "@ribambelle/domain/kernel/moment";
import type { AnsweredQuestion } from "@ribambelle/domain/renewals/answeredQuestion";
import { alreadyRenewed, renewalYears } from "@ribambelle/domain/renewals/renewal.texts";
import { type ReactNode, type Ref, useId } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";

/** What was answered, question by question. */
function Answers({ answers, children }: { answers: readonly AnsweredQuestion[]; children?: ReactNode }) {
  const words = useWords(renewalWords);
  const id = useId();
  return (
    <section className={classes.note} aria-labelledby={id}>
      <h2 id={id}>{words.answers}</h2>
      {children}
      <dl className={classes.answers}>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SentProps {
  /** The sentence of the confirmation. */
  sentence: string;
  answers: readonly AnsweredQuestion[];
  ref: Ref<HTMLDivElement>;
}

/** The confirmation that replaces a form, with what was sent (RENEWBS-44, RENEWP-20). */
export function Sent({ sentence, answers, ref }: SentProps) {
  const words = useWords(renewalWords);
  return (
    <>
      <Callout kind="success" ref={ref}>
        <p>{sentence}</p>
        <p>{words.sent.copy}</p>
      </Callout>
      <Answers answers={answers} />
      <div>
        <LinkButton href="/accueil">{words.sent.home}</LinkButton>
      </div>
    </>
  );
}

interface AnsweredProps {
  year: number;
  /** ISO 8601. */
  sentAt: string;
  answers: readonly AnsweredQuestion[];
  ref: Ref<HTMLDivElement>;
}

/** The page of somebody who has answered already: the printed sentence, what they answered, whom to ask for a correction (RENEWBS-46). */
export function Answered({ year, sentAt, answers, ref }: AnsweredProps) {
  const words = useWords(renewalWords);
  const locale = useLocale();
  const years = renewalYears(year);
  const [before, after] = alreadyRenewed(locale).said(year).split(years);
  return (
    <>
      <Callout kind="information" ref={ref}>
        {before}
        <span className={classes.whole}>{years}</span>
        {after}
      </Callout>
      <Answers answers={answers}>
        <p className={classes.quiet}>{words.answeredOn(momentText(sentAt, today(), locale))}</p>
      </Answers>
      <AgencyContact />
    </>
  );
}
