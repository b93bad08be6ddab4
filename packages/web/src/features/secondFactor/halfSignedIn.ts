import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { type SecondFactorStep, secondFactorAddress } from "@ribambelle/domain/secondFactor/secondFactor";
import { useEffect, useState } from "react";
import { CallError, call } from "../../client/call/call.ts";
import { sessionExpired } from "../../client/call/client.texts.ts";
import { leaveFlash } from "../../client/kept/flash.ts";
import { leaveTo, loginAddress } from "../../client/leaveTo.ts";
import { signOut } from "../../client/signOut.ts";

/** Who looks at the page of a step: somebody who is there, a stranger, or nobody knows yet. */
type Visitor = "known" | "stranger" | null;

/** Gives who the visitor is; somebody who is at another step is led there. */
export function useStep(step: SecondFactorStep, session: boolean, wanted: string): Visitor {
  const [visitor, setVisitor] = useState<Visitor>(null);
  useEffect(() => {
    const target = wanted || null;
    if (!session) return setVisitor("stranger");
    call(getMyInformation).then(
      ({ secondFactor }) => {
        if (secondFactor === step) setVisitor("known");
        else if (secondFactor) leaveTo(secondFactorAddress(secondFactor, target));
        else leaveTo(target === null ? "/" : `/?redirectUrl=${encodeURIComponent(target)}`);
      },
      (error: unknown) => leaveIfOver(error, wanted),
    );
  }, [step, session, wanted]);
  return visitor;
}

/** Leads to the sign-in page when a call found the session over: a step lasts fifteen minutes. */
export function leaveIfOver(error: unknown, wanted: string): void {
  if (!(error instanceof CallError) || error.status !== 401) return;
  leaveFlash({ kind: "error", text: sessionExpired });
  leaveTo(loginAddress(wanted || null));
}

/** Ends the session that was begun, to sign in as somebody else. */
export async function signInAgain(wanted: string): Promise<void> {
  await signOut();
  leaveTo(loginAddress(wanted || null));
}
