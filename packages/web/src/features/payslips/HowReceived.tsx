import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";
import { type Delivery, effectDate, type PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { chooseElectronic, choosePaper } from "@ribambelle/domain/payslips/payslip.api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../client/call/call.ts";
import { keepAnswer } from "../../client/keepAnswer.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { Question } from "../../ui/dialogs/Question.tsx";
import { useSending } from "../../ui/editing/useSending.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { NeedsScript } from "../../ui/messages/WithoutScript.tsx";
import classes from "./Payslips.module.css";
import { deliveryQuery } from "./payslips.queries.ts";
import { payslipsWords } from "./payslips.texts.ts";

const momentOf = (instant: string, locale: Locale) => {
  const at = new Date(instant);
  return `${plainDay(dayAt(at), locale)} ${locale === "fr" ? "à" : "at"} ${timeText(timeAt(at), locale)}`;
};

/** How payslips are given, and the choice of paper with the way back (PAYSLIP-08, PAYSLIP-09, PAYSLIP-11). */
export function HowReceived({ delivery }: { delivery: Delivery }) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { busy, failure, noticeRef, send, release } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const { choice, since, effectDate: effect } = delivery;

  async function choose(wanted: PayslipChoice) {
    const failed = await send(async () => {
      const noted = await call(wanted === "paper" ? choosePaper : chooseElectronic);
      await keepAnswer(queries, deliveryQuery.queryKey, { ...delivery, ...noted });
    });
    release();
    if (failed) {
      // In another tab it may have been chosen already.
      void queries.invalidateQueries({ queryKey: deliveryQuery.queryKey });
      return;
    }
    flushSync(() => setIsAsked(false));
    heading.current?.focus();
  }

  const noted =
    since && (choice === "paper" ? words.paperNoted : words.electronicNoted)(momentOf(since, locale));
  return (
    <SectionCard id="papier" title={words.how} headingRef={heading}>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <div role="status" className={classes.said}>
        <p>{noted ?? words.electronic}</p>
        {choice === "paper" && effect && (
          <p>
            {words.effect(plainDay(effect, locale))} {words.paperKept}
          </p>
        )}
      </div>
      <NeedsScript>{words.withoutScript}</NeedsScript>
      <div className={`${classes.choice} ${classes.needsScript}`}>
        {choice === "paper" ? (
          <Button busy={busy} onClick={() => void choose("electronic")}>
            {words.goBack}
          </Button>
        ) : isAsked ? (
          <Question
            question={words.effect(plainDay(effectDate("paper", today()), locale))}
            yes={words.confirm}
            no={words.keep}
            busy={busy}
            onYes={() => void choose("paper")}
            onNo={() => setIsAsked(false)}
          />
        ) : (
          <Button onClick={() => setIsAsked(true)}>{words.askPaper}</Button>
        )}
      </div>
      <details className={classes.rules}>
        <summary>{words.rules}</summary>
        <p>{words.given}</p>
        <p>{words.refusal}</p>
        <p>{words.until}</p>
        <p>{words.takeAlong}</p>
      </details>
    </SectionCard>
  );
}
