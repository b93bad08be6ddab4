import { useState } from "react";
import { actionFailed } from "../../../client/call/client.texts.ts";
import { hush, say } from "../../../ui/messages/say.ts";
import type { ForgottenPasswordDialog } from "./ForgottenPasswordDialog.tsx";

/** Fetches the dialog's code, which most visits do not need. */
export const loadForgottenPasswordDialog = () => import("./ForgottenPasswordDialog.tsx");

/** Gives the way to open the reset dialog and the dialog itself, fetched the first time it is asked for. */
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
      say({ kind: "error", text: actionFailed });
    }
  }

  return { dialog: Dialog && <Dialog address={address} onClose={() => setDialog(null)} />, open };
}
