import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { type SecondFactorStep, secondFactorAddress } from "@ribambelle/domain/secondFactor/secondFactor";
import { useEffect, useRef, useState } from "react";
import { CallError, call } from "../../client/call/call.ts";
import { sessionExpired } from "../../client/call/client.texts.ts";
import { leaveFlash } from "../../client/kept/flash.ts";
import { leaveTo, loginAddress } from "../../client/leaveTo.ts";
import { signOut } from "../../client/signOut.ts";
import { nextCodeMs } from "./codes/nextCodeMs.ts";

/** Who looks at the page of a step: somebody who is there, a stranger, or nobody knows yet. */
type Visitor = "known" | "stranger" | null;

/** The visitor, and the code of somebody of the demonstration (STAFF-35): null until the next one, undefined for all others. */
interface AtStep {
  readonly visitor: Visitor;
  readonly demonstrationCode: string | null | undefined;
  /** True for somebody of the agency. */
  readonly isOfStaff: boolean;
}

/** Gives who the visitor is; somebody who is at another step is led there. */
export function useStep(step: SecondFactorStep, session: boolean, wanted: string): AtStep {
  const [visitor, setVisitor] = useState<Visitor>(null);
  const [demonstrationCode, setCode] = useState<string | null>();
  const [isOfStaff, setOfStaff] = useState(false);
  const isShownCodes = demonstrationCode !== undefined;
  useEffect(() => {
    const target = wanted || null;
    if (!session) return setVisitor("stranger");
    call(getMyInformation).then(
      (me) => {
        setCode(me.demonstrationCode);
        setOfStaff(me.role === "Agency");
        if (me.secondFactor === step) setVisitor("known");
        else if (me.secondFactor) leaveTo(secondFactorAddress(me.secondFactor, target));
        else leaveTo(target === null ? "/" : `/?redirectUrl=${encodeURIComponent(target)}`);
      },
      (error: unknown) => leaveIfOver(error, wanted),
    );
  }, [step, session, wanted]);
  useEffect(() => {
    if (!isShownCodes) return;
    // What ends the step meanwhile is said where the code is sent.
    const ask = () =>
      call(getMyInformation).then(
        (me) => me.secondFactor === step && setCode(me.demonstrationCode),
        () => {},
      );
    const timer = setInterval(() => void ask(), nextCodeMs);
    return () => clearInterval(timer);
  }, [step, isShownCodes]);
  return { visitor, demonstrationCode, isOfStaff };
}

/** Leads to the sign-in page when a call found the session over: a step lasts fifteen minutes. */
export function leaveIfOver(error: unknown, wanted: string): void {
  if (!(error instanceof CallError) || error.status !== 401) return;
  leaveFlash({ kind: "error", text: sessionExpired });
  leaveTo(loginAddress(wanted || null));
}

/** Gives what ends the session that was begun, once, to sign in as somebody else. */
export function useSignInAgain(wanted: string): () => Promise<void> {
  const isLeaving = useRef(false);
  return async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await signOut();
    leaveTo(loginAddress(wanted || null));
    isLeaving.current = false;
  };
}
