import { plainDay, plainDayAt } from "@ribambelle/domain/kernel/day";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import { durationText } from "@ribambelle/domain/kernel/time";
import { weekText } from "@ribambelle/domain/nannies/nannies.texts";
import type { ListedOffer, OffersPage } from "@ribambelle/domain/offers/offer";
import { hideOffer } from "@ribambelle/domain/offers/offers.api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../client/call/call.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { WithWhole } from "../../ui/cards/Unbroken.tsx";
import { lazyDialog } from "../../ui/dialogs/lazyDialog.ts";
import { useAct } from "../../ui/editing/useAct.ts";
import { say } from "../../ui/messages/say.ts";
import { useFocusBack } from "../../ui/useFocusBack.ts";
import { childrenText, fitSentences } from "./fitWords.ts";
import classes from "./Offers.module.css";
import { offerWords } from "./offers.texts.ts";
import { stateColours } from "./stateColours.ts";

const ApplyDialog = lazyDialog(async () => (await import("./ApplyDialog.tsx")).ApplyDialog);

interface Props extends Pick<OffersPage, "helps" | "answerDays"> {
  offer: ListedOffer;
  /** True among those that are hidden. */
  isHidden: boolean;
}

/** One offer: what it asks, what it gives, and in words why it fits or does not (OFFER-04). */
export function OfferCard({ offer, isHidden, helps, answerDays }: Props) {
  const words = useWords(offerWords);
  const locale = useLocale();
  const [isApplying, setApplying] = useState(false);
  const { title, text, city, interest, fit } = offer;
  const children = childrenText(offer.childAges, words);
  const isOpen = interest === null || interest.state === "withdrawn";
  // What opened the dialog goes once the offer is applied for.
  const heading = useFocusBack<HTMLHeadingElement>(String(isOpen));
  return (
    <li className={classes.card}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      <p className={classes.quiet}>{city}</p>
      <p className={classes.text}>{text}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{words.week(durationText(offer.weeklyMinutes, locale))}</dt>
          <dd>{weekText(offer.week, locale)}</dd>
        </div>
        <div>
          <dt>{wageText(offer, words, locale)}</dt>
          <dd>
            <Dates offer={offer} />
          </dd>
        </div>
        {children && (
          <div>
            <dt>{children}</dt>
            <dd>{offer.isRegular ? words.regular : words.occasional}</dd>
          </div>
        )}
      </dl>
      <ul className={classes.fits}>
        {fitSentences(fit, words, locale).map(({ text: sentence, isGood }) => (
          <li key={sentence} data-good={isGood || undefined}>
            {sentence}
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        {interest && (
          <Chip colour={stateColours[interest.state]}>
            {`${words.states[interest.state]} ${words.stateOn(plainDayAt(interest.stateAt, locale))}`}
          </Chip>
        )}
        {isOpen && (
          <Button main onClick={() => setApplying(true)} aria-label={`${words.interest}, ${title}`}>
            {words.interest}
          </Button>
        )}
        {isOpen && <Hide reference={offer.reference} isHidden={isHidden} />}
      </div>
      {isApplying && (
        <ApplyDialog offer={offer} helps={helps} answerDays={answerDays} onLeave={() => setApplying(false)} />
      )}
    </li>
  );
}

type Words = ReturnType<typeof offerWords>;

function wageText({ wageFromCents, wageToCents }: ListedOffer, words: Words, locale: "fr" | "en"): string {
  const isRange = wageToCents !== null && wageToCents !== wageFromCents;
  return words.wage(amountText(wageFromCents, locale), isRange ? amountText(wageToCents, locale) : null);
}

function Dates({ offer: { startDate, endDate } }: { offer: ListedOffer }) {
  const words = useWords(offerWords);
  const locale = useLocale();
  const start = plainDay(startDate, locale);
  if (endDate === null) return <WithWhole text={words.starts(start)} days={[start]} />;
  const end = plainDay(endDate, locale);
  return <WithWhole text={words.until(start, end)} days={[start, end]} />;
}

function Hide({ reference, isHidden }: { reference: string; isHidden: boolean }) {
  const words = useWords(offerWords);
  const queries = useQueryClient();
  const { busy, act } = useAct();
  const isAsked = useRef(false);
  useEffect(
    () => () => {
      // The card went with the button that was pressed.
      if (isAsked.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>("main h1")?.focus();
    },
    [],
  );
  const hide = () => {
    isAsked.current = true;
    return act(
      async () => {
        await call(hideOffer, { isHidden: !isHidden }, { reference });
        const text = isHidden ? "shownDone" : "hiddenDone";
        say({ kind: "success", text: inBoth((each) => offerWords(each)[text]) });
      },
      () => queries.invalidateQueries({ queryKey: ["Offer"] }),
    );
  };
  return (
    <Button busy={busy} onClick={() => void hide()}>
      {isHidden ? words.show : words.hide}
    </Button>
  );
}
