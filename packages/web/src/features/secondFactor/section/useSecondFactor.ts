import {
  beginSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@ribambelle/domain/secondFactor/secondFactor.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import type { WithProof } from "../../../client/withProof.ts";
import { say } from "../../../ui/messages/say.ts";
import { switchedOff, switchedOn } from "./SecondFactorSection.texts.ts";
import { secondFactorQuery } from "./secondFactor.queries.ts";

/** What the section is busy with; null when it only shows. */
type Doing =
  | { readonly what: "enrolling"; readonly drawn: { readonly key: string; readonly uri: string } }
  | { readonly what: "codes"; readonly codes: readonly string[]; readonly isNew: boolean }
  | { readonly what: "asking"; readonly about: "off" | "codes" };

/** Gives what the section does, and the acts of the person. */
export function useSecondFactor(withProof: WithProof) {
  const queries = useQueryClient();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [busy, setBusy] = useState(false);
  const readAgain = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });

  async function run(act: () => Promise<void>) {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
    } finally {
      setBusy(false);
    }
  }

  return {
    doing,
    busy,
    ask: (about: "off" | "codes") => setDoing({ what: "asking", about }),
    stop: () => setDoing(null),
    begin: () =>
      run(async () => {
        const drawn = await withProof(() => call(beginSecondFactor));
        if (drawn) setDoing({ what: "enrolling", drawn });
      }),
    confirmed: (codes: readonly string[]) => setDoing({ what: "codes", codes, isNew: true }),
    renew: () =>
      run(async () => {
        const renewed = await withProof(() => call(renewRecoveryCodes));
        setDoing(renewed && { what: "codes", codes: renewed.recoveryCodes, isNew: false });
      }),
    stored: () =>
      run(async () => {
        await readAgain();
        if (doing?.what === "codes" && doing.isNew) say({ kind: "success", text: switchedOn });
        setDoing(null);
      }),
    switchOff: () =>
      run(async () => {
        const done = await withProof(() => call(removeSecondFactor));
        setDoing(null);
        if (!done) return;
        await readAgain();
        say({ kind: "success", text: switchedOff });
      }),
  };
}
