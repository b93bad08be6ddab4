import { useState } from "react";
import { flushSync } from "react-dom";
import { nothingCame } from "../../client/call/client.texts.ts";
import { hush, say } from "../../ui/messages/say.ts";
import type { Pictured } from "../../ui/pictures/RoundPhoto.tsx";
import type { PhotoDialog } from "./PhotoDialog.tsx";
import type { ShownPhoto } from "./shownPhoto.ts";

interface Given {
  person: Pictured & Pick<ShownPhoto, "canRemove">;
  /** Called once the dialog is out of sight, with the photo as it is now. */
  onChanged: (photo: ShownPhoto) => void;
  /** Called once the dialog is out of sight. */
  onClosed: () => void;
}

/** Fetches the dialog's code, which most visits do not need. */
export const loadPhotoDialog = () => import("./PhotoDialog.tsx");

/**
 * Gives a function that opens the photo dialog, and the dialog itself, whose code is fetched at the first
 * opening.
 */
export function usePhotoDialog({ person, onChanged, onClosed }: Given) {
  const [Dialog, setDialog] = useState<typeof PhotoDialog | null>(null);

  async function open() {
    try {
      const loaded = await loadPhotoDialog();
      hush();
      setDialog(() => loaded.PhotoDialog);
    } catch {
      say({ kind: "error", text: nothingCame() });
    }
  }

  function close() {
    flushSync(() => setDialog(null));
    onClosed();
  }

  function change(photo: ShownPhoto) {
    close();
    onChanged(photo);
  }

  return { open, dialog: Dialog && <Dialog person={person} onClose={close} onChanged={change} /> };
}
