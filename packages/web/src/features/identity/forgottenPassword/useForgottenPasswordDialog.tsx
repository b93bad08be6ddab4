import { useState } from "react";
import { nothingCame } from "../../../client/call/client.texts.ts";
import { hush, say } from "../../../ui/messages/say.ts";
import type { ForgottenPasswordDialog } from "./ForgottenPasswordDialog.tsx";

/** Fetches the dialog's code, which most visits do not need. */
export const loadForgottenPasswordDialog = () => import("./ForgottenPasswordDialog.tsx");

/**
 * Gives a function that opens the reset dialog, and the dialog itself, whose code is fetched at the first
 * opening.
 */
export function useForgottenPasswordDialog() {
  const [Dialog, setDialog] = useState<typeof ForgottenPasswordDialog | null>(null);
  const [address, setAddress] = useState("");

  async function open(typed = "") {
    try {
      const loaded = await loadForgottenPasswordDialog();
      hush();
      setAddress(typed);
      setDialog(() => loaded.ForgottenPasswordDialog);
    } catch {
      say({ kind: "error", text: nothingCame() });
    }
  }

  return { dialog: Dialog && <Dialog address={address} onClose={() => setDialog(null)} />, open };
}
