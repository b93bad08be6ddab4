import { plainDay } from "@ribambelle/domain/kernel/day";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import type { SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Check, Choices } from "../../../../ui/fields/Choices.tsx";
import { Radios } from "../../../../ui/fields/Radios.tsx";
import { WithdrawalRight } from "../after/WithdrawalRight.tsx";
import { roomWords } from "../room.texts.ts";
import { StepBar } from "./StepBar.tsx";
import classes from "./Steps.module.css";
import type { StepProps } from "./stepProps.ts";

const { notAccepted, startChoiceRequired } = signatureRefusals;

/** Step 3: each box, and when the service begins; nothing is ticked or chosen beforehand (SIGN-10 to -12). */
export function AcceptStep({ request, signing: { draft, change }, goTo }: StepProps) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const { consents, startChoice, isDistanceConsumer, id } = request;
  const [isAsked, setAsked] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const lacksBox = consents.some(({ key }) => !draft.consents.includes(key));
  const lacksStart = startChoice !== null && draft.startsEarly === null;
  const goOn = () => {
    if (!lacksBox && !lacksStart) return goTo("code");
    flushSync(() => setAsked(true));
    const missing = lacksBox ? "[type=checkbox]:not(:checked)" : "[type=radio]";
    return part.current?.querySelector<HTMLElement>(missing)?.focus();
  };
  return (
    <div ref={part} className={classes.form}>
      <Choices legend={words.boxes} error={isAsked && lacksBox ? notAccepted[locale] : null} isLong>
        {consents.map(({ key, text }) => (
          <Check
            key={key}
            label={text}
            checked={draft.consents.includes(key)}
            onChange={(checked) => {
              const others = draft.consents.filter((other) => other !== key);
              change({ consents: checked ? [...others, key] : others });
            }}
          />
        ))}
      </Choices>
      {isDistanceConsumer && <WithdrawalRight id={id} />}
      {startChoice && (
        <StartChoice
          {...startChoice}
          value={draft.startsEarly}
          error={isAsked && lacksStart ? startChoiceRequired[locale] : null}
          onChange={(startsEarly) => change({ startsEarly })}
        />
      )}
      <StepBar>
        <Button main onClick={goOn}>
          {words.goOn}
        </Button>
      </StepBar>
    </div>
  );
}

interface StartProps extends NonNullable<SignatureRequest["startChoice"]> {
  value: boolean | null;
  error: string | null;
  onChange: (startsEarly: boolean) => void;
}

function StartChoice({ earlyDate, lateDate, value, error, onChange }: StartProps) {
  const words = useWords(roomWords);
  return (
    <Radios
      legend={words.start}
      error={error}
      choices={[
        { value: 1, ...inBoth((locale) => roomWords(locale).startEarly(plainDay(earlyDate, locale))) },
        { value: 0, ...inBoth((locale) => roomWords(locale).startLate(plainDay(lateDate, locale))) },
      ]}
      value={value === null ? null : value ? 1 : 0}
      onChange={(chosen) => onChange(chosen === 1)}
    />
  );
}
