import "../../ui/mantine.css";
import { MantineProvider } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { theme } from "../../ui/theme.ts";
import { forgottenPasswordWords } from "./ForgottenPasswordDialog.texts.ts";
import { ForgottenPasswordForm } from "./ForgottenPasswordForm.tsx";
import { LinkSent } from "./LinkSent.tsx";

interface Props {
  opened: boolean;
  /** What the person has already typed elsewhere, or an empty text. */
  address: string;
  onClose: () => void;
}

/** Asks for an e-mail address and has a reset link sent; says the same whether or not the address is known. */
export function ForgottenPasswordDialog({ opened, address, onClose }: Props) {
  const words = useWords(forgottenPasswordWords);
  const [sent, setSent] = useState(false);
  return (
    // The pages for signed-out people do without Mantine; it comes with the dialog.
    <MantineProvider theme={theme} forceColorScheme="light">
      <Dialog title={words.title} opened={opened} onClose={onClose} onClosed={() => setSent(false)}>
        {sent ? (
          <LinkSent onClose={onClose} />
        ) : (
          <ForgottenPasswordForm address={address} onSent={() => setSent(true)} />
        )}
      </Dialog>
    </MantineProvider>
  );
}
