import {
  type SignatureRequest,
  type SigningStep,
  signingSteps,
} from "@ribambelle/domain/signatures/signature";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { RestoredDraft } from "../../../../ui/editing/RestoredDraft.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { CheckIcon } from "../../../../ui/pictures/icons.tsx";
import { afterWords } from "../after/after.texts.ts";
import { RefuseDialog } from "../after/RefuseDialog.tsx";
import { roomWords } from "../room.texts.ts";
import { AcceptStep } from "./AcceptStep.tsx";
import { CheckStep } from "./CheckStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { ReadStep } from "./ReadStep.tsx";
import { SignStep } from "./SignStep.tsx";
import classes from "./Steps.module.css";
import type { StepProps } from "./stepProps.ts";
import { useReadAgain, useSigning } from "./useSigning.ts";

const parts = { read: ReadStep, check: CheckStep, accept: AcceptStep, code: CodeStep, sign: SignStep };

interface Props {
  request: SignatureRequest;
  personId: number;
}

/** The five steps, all seen with how far they are, one of them open (SIGN-05). */
export function Steps({ request, personId }: Props) {
  const words = useWords(roomWords);
  const signing = useSigning(request, personId);
  const { draft, done, first, isRestored, change, restart, end } = signing;
  const readAgain = useReadAgain(request.id);
  const { focusOn, ref } = useFocusOn();
  // A step that is done stays open until the person goes on: nothing closes under their eyes.
  const [atFirst] = useState(() => signingSteps.find((step) => !done[step]));
  const open = signingSteps.find((step) => step === draft.step) ?? atFirst;
  const goTo: StepProps["goTo"] = (step, also = {}) => {
    change({ ...also, step });
    focusOn(step);
  };
  const begin = () => {
    const step = done.read ? "check" : "read";
    restart(step);
    focusOn(step);
  };
  const over = () => {
    end();
    void readAgain();
  };
  return (
    <>
      {first !== null && (
        <Callout kind="information">
          <p>{words.firstThem(first)}</p>
          <p>{words.firstThemMore}</p>
        </Callout>
      )}
      <RestoredDraft isShown={isRestored} isOfKept={false} restart={begin} />
      <ol className={classes.steps} aria-label={words.steps} ref={ref}>
        {signingSteps.map((step, index) => {
          const Part = parts[step];
          const isOpen = step === open;
          return (
            <li key={step} className={classes.step} data-open={isOpen || undefined} data-step={step}>
              <StepHead
                {...{ step, isOpen }}
                number={index + 1}
                isDone={done[step]}
                isWaiting={index > 2 && !done.read}
                onOpen={() => goTo(step)}
              />
              {isOpen && (
                <div className={classes.panel} id={`etape-${step}`}>
                  <Part {...{ request, personId, signing, goTo }} onSigned={over} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {request.can.refuse && <Refusing request={request} personId={personId} onRefused={over} />}
    </>
  );
}

function Refusing({
  request,
  personId,
  onRefused,
}: Pick<StepProps, "request" | "personId"> & { onRefused: () => void }) {
  const words = useWords(afterWords);
  const [refuses, setRefuses] = useState(false);
  return (
    <div className={classes.refuse}>
      <Button onClick={() => setRefuses(true)}>{words.dontSign}</Button>
      {refuses && (
        <RefuseDialog
          request={request}
          personId={personId}
          onLeave={() => setRefuses(false)}
          onRefused={onRefused}
        />
      )}
    </div>
  );
}

/** Puts the focus on the name of a step once it is open, with the step at the top of the window. */
function useFocusOn() {
  const ref = useRef<HTMLOListElement>(null);
  const [wanted, focusOn] = useState<{ step: SigningStep } | null>(null);
  useEffect(() => {
    const named = wanted && ref.current?.querySelector<HTMLElement>(`[data-step="${wanted.step}"]`);
    named?.querySelector("button")?.focus({ preventScroll: true });
    named?.scrollIntoView({ block: "start" });
  }, [wanted]);
  return { ref, focusOn: (step: SigningStep) => focusOn({ step }) };
}

interface HeadProps {
  step: SigningStep;
  number: number;
  isOpen: boolean;
  isDone: boolean;
  /** True while the document is to be read before this step. */
  isWaiting: boolean;
  onOpen: () => void;
}

function StepHead({ step, number, isOpen, isDone, isWaiting, onOpen }: HeadProps) {
  const words = useWords(roomWords);
  const { done, open, next } = words.stateOf;
  return (
    <>
      <h2 className={classes.head}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `etape-${step}` : undefined}
          aria-current={isOpen ? "step" : undefined}
          onClick={onOpen}
        >
          <span className={classes.number} data-done={isDone || undefined}>
            {number}
          </span>{" "}
          <span className={classes.name}>{words.step[step]}</span>{" "}
          <span className={classes.state} data-done={isDone || undefined}>
            {isDone && <CheckIcon width="18" height="18" />}
            {isDone ? done : isOpen ? open : next}
          </span>
        </button>
      </h2>
      {isWaiting && <p className={classes.waiting}>{words.readFirst}</p>}
    </>
  );
}
