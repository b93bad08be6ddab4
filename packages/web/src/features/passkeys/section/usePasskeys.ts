import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { addPasskey, beginPasskey, removePasskey } from "@ribambelle/domain/passkeys/passkey.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import type { WithProof } from "../../../client/withProof.ts";
import { useAct } from "../../../ui/editing/useAct.ts";
import { say } from "../../../ui/messages/say.ts";
import { passkeyAdded, passkeyRemoved } from "./PasskeySection.texts.ts";
import { passkeysQuery } from "./passkeys.queries.ts";

/** What the section is busy with: naming a new passkey, asking before one goes, or nothing. */
type Doing = { readonly what: "naming" } | { readonly what: "asking"; readonly id: string } | null;

/** Gives what the section does, and the acts of the person. */
export function usePasskeys(withProof: WithProof) {
  const queries = useQueryClient();
  const [doing, setDoing] = useState<Doing>(null);
  const { busy, act } = useAct();

  // `does` gives false when the person turned back.
  const run = (does: () => Promise<boolean>, done: Bilingual) =>
    act(async () => {
      if (!(await does())) return;
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      setDoing(null);
      say({ kind: "success", text: done });
    });

  return {
    doing,
    busy,
    name: () => setDoing({ what: "naming" }),
    ask: (id: string) => setDoing({ what: "asking", id }),
    stop: () => setDoing(null),
    add: (name: string) =>
      run(async () => {
        const options = await withProof(() => call(beginPasskey));
        if (!options) return false;
        const { makePasskey } = await import("../ceremony.ts");
        await call(addPasskey, { name, credential: await makePasskey(options) });
        return true;
      }, passkeyAdded),
    remove: (id: string) =>
      run(async () => (await withProof(() => call(removePasskey, { id }))) !== null, passkeyRemoved),
  };
}
