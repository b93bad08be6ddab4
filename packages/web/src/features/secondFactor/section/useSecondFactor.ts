import {
  beginSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@ribambelle/domain/secondFactor/secondFactor.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import type { WithProof } from "../../../client/withProof.ts";
import { useAct } from "../../../ui/editing/useAct.ts";
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
  const { busy, act } = useAct();
  const readAgain = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });

  return {
    doing,
    busy,
    ask: (about: "off" | "codes") => setDoing({ what: "asking", about }),
    stop: () => setDoing(null),
    begin: () =>
      act(async () => {
        const drawn = await withProof(() => call(beginSecondFactor));
        if (drawn) setDoing({ what: "enrolling", drawn });
      }),
    confirmed: (codes: readonly string[]) => setDoing({ what: "codes", codes, isNew: true }),
    renew: () =>
      act(async () => {
        const renewed = await withProof(() => call(renewRecoveryCodes));
        setDoing(renewed && { what: "codes", codes: renewed.recoveryCodes, isNew: false });
      }),
    stored: () =>
      act(async () => {
        await readAgain();
        if (doing?.what === "codes" && doing.isNew) say({ kind: "success", text: switchedOn });
        setDoing(null);
      }),
    switchOff: () =>
      act(async () => {
        const done = await withProof(() => call(removeSecondFactor));
        setDoing(null);
        if (!done) return;
        await readAgain();
        say({ kind: "success", text: switchedOff });
      }),
  };
}
