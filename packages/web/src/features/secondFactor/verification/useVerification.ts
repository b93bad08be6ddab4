import { verifySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { call } from "../../../client/call/call.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { leaveIfOver } from "../halfSignedIn.ts";

/** Gives what sends a code of either kind and goes on to the wanted page. */
export function useVerification(wanted: string) {
  return async (typed: { code: string } | { recoveryCode: string }): Promise<void> => {
    const none = { code: null, recoveryCode: null };
    try {
      const { redirectUrl } = await call(verifySecondFactor, {
        ...none,
        ...typed,
        redirectUrl: wanted || null,
      });
      leaveTo(redirectUrl);
      // The page goes on showing that it is busy until it is left.
      await new Promise<never>(() => {});
    } catch (error) {
      leaveIfOver(error, wanted);
      throw error;
    }
  };
}
