import { signDocument } from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { typedCode } from "@ribambelle/domain/signatures/signature.rules";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../../../client/call/call.ts";
import type { CallError } from "../../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { useSending } from "../../../../ui/editing/useSending.ts";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { roomWords } from "../room.texts.ts";
import { CodeSent } from "./CodeSent.tsx";
import { NotSent } from "./NotSent.tsx";
import { StepBar } from "./StepBar.tsx";
import classes from "./Steps.module.css";
import type { StepProps } from "./stepProps.ts";
import { useReadAgain } from "./useSigning.ts";

/** Step 5: the code, and the signature (SIGN-14). */
export function SignStep(step: StepProps) {
  const words = useWords(roomWords);
  const { done, first } = step.signing;
  if (first !== null && done.read) return <p>{words.firstThem(first)}</p>;
  if (done.code) return <Code {...step} />;
  const before = done.read ? "code" : "read";
  return (
    <>
      {done.read && <p>{words.codeFirst}</p>}
      <StepBar>
        <Button main onClick={() => step.goTo(before)}>
          {words.goTo(words.step[before])}
        </Button>
      </StepBar>
    </>
  );
}

function Code(step: StepProps) {
  const { request, onSigned } = step;
  const words = useWords(roomWords);
  const { code, type, isMissing, isAtField, error, failure, noticeRef, busy, field, sign } = useCode(
    request.id,
    onSigned,
  );
  const formId = useId();
  return (
    <>
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sign();
        }}
      >
        {failure && !isAtField && <NotSent failure={failure} noticeRef={noticeRef} />}
        <div className={classes.code}>
          <TextField
            ref={field}
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            maxLength={40}
            required
            value={code}
            error={isMissing ? words.codeMissing : error}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </div>
      </form>
      <CodeSent {...step} />
      <StepBar>
        <Button main type="submit" form={formId} busy={busy}>
          {request.isPaying ? words.signPaying : words.sign}
        </Button>
      </StepBar>
    </>
  );
}

const { codeWrong, codeExpired, codeSpent } = signatureRefusals;
const atField: readonly (string | null)[] = [codeWrong.code, codeExpired.code, codeSpent.code];

function useCode(id: string, onSigned: () => void) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const readAgain = useReadAgain(id);
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, noticeRef, send, clearFailure } = useSending();
  const isAtField = refused !== null && atField.includes(refused.code);
  const left = refused?.attemptsLeft;
  const again = () => {
    field.current?.focus();
    field.current?.select();
  };
  const sign = async () => {
    if (busy) return;
    // Not worth one of the attempts.
    const isWhole = /^\d{6}$/.test(typedCode(code));
    flushSync(() => {
      setMissing(!isWhole);
      setRefused(null);
      clearFailure();
    });
    if (!isWhole) return again();
    const failed = await send(async () => void (await call(signDocument, { id, code })));
    if (!failed) return onSigned();
    flushSync(() => setRefused(failed));
    if (atField.includes(failed.code)) again();
    // Signed in another tab, or over: the room says so.
    else await readAgain(failed);
  };
  return {
    ...{ code, isMissing, isAtField, failure, noticeRef, busy, field, sign },
    type: (text: string) => {
      setCode(text);
      setMissing(false);
      setRefused(null);
      clearFailure();
    },
    error: isAtField
      ? [refused.text[locale], left != null && words.attemptsLeft(left)].filter(Boolean).join(" ")
      : undefined,
  };
}
