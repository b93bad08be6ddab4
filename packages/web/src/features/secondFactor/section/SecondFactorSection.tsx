import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { fewRecoveryCodes } from "@ribambelle/domain/secondFactor/recoveryCode";
import type { SecondFactor } from "@ribambelle/domain/secondFactor/secondFactor";
import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { WithProof } from "../../../client/withProof.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { Question } from "../../../ui/dialogs/Question.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "./SecondFactorSection.module.css";
import { sectionWords } from "./SecondFactorSection.texts.ts";
import { useSecondFactor } from "./useSecondFactor.ts";

const Enrolment = lazyDialog(async () => (await import("../enrolment/Enrolment.tsx")).Enrolment);
const RecoveryCodes = lazyPart(async () => (await import("../enrolment/RecoveryCodes.tsx")).RecoveryCodes);

interface Props {
  factor: SecondFactor;
  withProof: WithProof;
}

/** The person's second factor: on or off, its recovery codes, and what they can do with it (FACTOR-17). */
export function SecondFactorSection({ factor, withProof }: Props) {
  const words = useWords(sectionWords);
  const { doing, ...acts } = useSecondFactor(withProof);
  return (
    <SectionCard id="double-authentification" title={words.title}>
      {doing?.what === "codes" ? (
        <RecoveryCodes heading="h3" codes={doing.codes} onDone={() => void acts.stored()} />
      ) : doing?.what === "enrolling" ? (
        <div className={classes.content}>
          <p className={classes.text}>{factor.isOn ? words.changing : words.what}</p>
          <Enrolment drawn={doing.drawn} onConfirmed={acts.confirmed} />
          <div>
            <Button onClick={acts.stop}>{words.cancel}</Button>
          </div>
        </div>
      ) : factor.isOn ? (
        <On factor={factor} asking={doing?.about ?? null} {...acts} />
      ) : (
        <div className={classes.content}>
          <div>
            <Chip>{words.off}</Chip>
          </div>
          <p className={classes.text}>{words.what}</p>
          <div>
            <Button main busy={acts.busy} onClick={() => void acts.begin()}>
              {words.activate}
            </Button>
          </div>
        </div>
      )}
    </SectionCard>
  );
}

interface OnProps extends Omit<ReturnType<typeof useSecondFactor>, "doing"> {
  factor: SecondFactor;
  asking: "off" | "codes" | null;
}

function On({ factor, asking, ...acts }: OnProps) {
  const words = useWords(sectionWords);
  const locale = useLocale();
  const since = factor.since ? plainDayAt(factor.since, locale) : "";
  const isFew = factor.recoveryCodesLeft <= fewRecoveryCodes;
  return (
    <div className={classes.content}>
      <div>
        <Chip colour="green">{words.on(since)}</Chip>
      </div>
      <p className={classes.text}>
        {words.how} {factor.isRequired && words.required}
      </p>
      {asking === "off" ? (
        <Question
          question={words.sure}
          yes={words.yes}
          no={words.no}
          busy={acts.busy}
          onYes={() => void acts.switchOff()}
          onNo={acts.stop}
        />
      ) : (
        <div className={classes.acts}>
          <Button busy={acts.busy} onClick={() => void acts.begin()}>
            {words.changePhone}
          </Button>
          {!factor.isRequired && <Button onClick={() => acts.ask("off")}>{words.switchOff}</Button>}
        </div>
      )}
      <h3 className={classes.heading}>{words.codes}</h3>
      {isFew ? (
        <Callout kind="warning">
          {words.codesLeft(factor.recoveryCodesLeft)} {words.fewCodes}
        </Callout>
      ) : (
        <p className={classes.text}>{words.codesLeft(factor.recoveryCodesLeft)}</p>
      )}
      {asking === "codes" ? (
        <Question
          question={words.newCodesSure}
          yes={words.newCodesYes}
          no={words.newCodesNo}
          busy={acts.busy}
          onYes={() => void acts.renew()}
          onNo={acts.stop}
        />
      ) : (
        <div>
          <Button onClick={() => acts.ask("codes")}>{words.newCodes}</Button>
        </div>
      )}
    </div>
  );
}
