import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type ReactNode, useState } from "react";
import { CallError } from "../../../client/call/call.ts";
import type { WithProof } from "../../../client/withProof.ts";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";

const ProofDialog = lazyDialog(async () => (await import("./ProofDialog.tsx")).ProofDialog);

/** Gives how to do what may need a proof, and the dialog that asks for it (FACTOR-13). */
export function useProof(byCode: boolean): { withProof: WithProof; dialog: ReactNode } {
  const [asking, setAsking] = useState<{ end: (isProved: boolean) => void } | null>(null);
  const ask = () =>
    new Promise<boolean>((end) => {
      setAsking({
        end(isProved) {
          setAsking(null);
          end(isProved);
        },
      });
    });
  const withProof: WithProof = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== commonRefusals.proofNeeded.code) throw error;
      return (await ask()) ? act() : null;
    }
  };
  const dialog = asking && (
    <ProofDialog byCode={byCode} onProved={() => asking.end(true)} onLeave={() => asking.end(false)} />
  );
  return { withProof, dialog };
}
