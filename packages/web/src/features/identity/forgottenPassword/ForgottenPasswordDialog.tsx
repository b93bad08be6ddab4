import { useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { forgottenPasswordWords } from "./ForgottenPasswordDialog.texts.ts";
import { ForgottenPasswordForm } from "./ForgottenPasswordForm.tsx";
import { LinkSent } from "./LinkSent.tsx";

interface Props {
  /** What the person has already typed elsewhere, or an empty text. */
  address: string;
  onClose: () => void;
}

/** Asks for an e-mail address and has a reset link sent; says the same whether or not the address is known. */
export function ForgottenPasswordDialog({ address, onClose }: Props) {
  const words = useWords(forgottenPasswordWords);
  const [sent, setSent] = useState(false);
  return (
    <Dialog heading={words.title} look="window" leaving="free" onLeave={onClose}>
      {sent ? (
        <LinkSent onClose={onClose} />
      ) : (
        <ForgottenPasswordForm address={address} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}
