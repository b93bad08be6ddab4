import { useState } from "react";
import { flushSync } from "react-dom";
import { actionFailed } from "../../client/client.texts.ts";
import { hush, say } from "../../ui/say.ts";
import type { ForgottenPasswordDialog } from "./ForgottenPasswordDialog.tsx";

/** Fetches the dialog's code, which most visits do not need. */
export const loadForgottenPasswordDialog = () => import("./ForgottenPasswordDialog.tsx");

/** Gives the way to open the reset dialog and the dialog itself, fetched the first time it is asked for. */
export function useForgottenPasswordDialog() {
  const [Dialog, setDialog] = useState<typeof ForgottenPasswordDialog | null>(null);
  const [address, setAddress] = useState<string | null>(null);

  async function open(typed = "") {
    try {
      const loaded = await loadForgottenPasswordDialog();
      // Mounted closed first: the dialog remembers where the focus was when it turns open.
      flushSync(() => setDialog(() => loaded.ForgottenPasswordDialog));
      hush();
      setAddress(typed);
    } catch {
      say({ kind: "error", text: actionFailed });
    }
  }

  const dialog = Dialog && (
    <Dialog opened={address !== null} address={address ?? ""} onClose={() => setAddress(null)} />
  );
  return { dialog, open };
}
