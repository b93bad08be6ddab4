import { useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { roomWords } from "../room.texts.ts";
import { CallAgency } from "./CallAgency.tsx";
import { CodeSent } from "./CodeSent.tsx";
import { NotSent } from "./NotSent.tsx";
import { StepBar } from "./StepBar.tsx";
import classes from "./Steps.module.css";
import type { StepProps } from "./stepProps.ts";
import { useSendCode } from "./useSendCode.ts";

/** Step 4: the code leaves for the account’s address (SIGN-13). */
export function CodeStep(step: StepProps) {
  const words = useWords(roomWords);
  const { request, signing, goTo } = step;
  const { done, first } = signing;
  const sending = useSendCode(step);
  if (!done.read) return <Before name={words.step.read} onGo={() => goTo("read")} />;
  if (first !== null) return <p>{words.firstThem(first)}</p>;
  if (!done.check) return <Before name={words.step.check} onGo={() => goTo("check")} isSaid />;
  if (!done.accept) return <Before name={words.step.accept} onGo={() => goTo("accept")} isSaid />;
  if (request.sentTo === null)
    return (
      <Callout kind="warning">
        <p>{words.noEmail}</p>
        <CallAgency />
      </Callout>
    );
  return (
    <>
      <NotSent {...sending} />
      {done.code ? (
        <CodeSent {...step} />
      ) : (
        <p>
          {words.codeGoesTo} <span className={classes.address}>{request.sentTo}</span>
        </p>
      )}
      <StepBar>
        {done.code ? (
          <Button main onClick={() => goTo("sign")}>
            {words.goOn}
          </Button>
        ) : (
          <Button main busy={sending.busy} onClick={() => void sending.ask()}>
            {words.sendCode}
          </Button>
        )}
      </StepBar>
    </>
  );
}

/** Leads to the step that is to be done first; the sentence of the reading stands with the step’s name. */
function Before({ name, onGo, isSaid = false }: { name: string; onGo: () => void; isSaid?: boolean }) {
  const words = useWords(roomWords);
  return (
    <>
      {isSaid && <p>{words.before(name)}</p>}
      <StepBar>
        <Button main onClick={onGo}>
          {words.goTo(name)}
        </Button>
      </StepBar>
    </>
  );
}
