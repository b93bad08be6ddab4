import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useWords } from "../client/locale.tsx";
import classes from "./Dialog.module.css";
import { dialogWords } from "./Dialog.texts.ts";

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Called once the dialog is out of sight. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A dialog 600 px wide, the whole screen on a phone; keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog({ title, opened, onClose, onClosed, children }: Props) {
  const words = useWords(dialogWords);
  const phone = useMediaQuery("(max-width: 40em)", undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      size={600}
      padding="lg"
      radius="lg"
      centered
      fullScreen={phone}
      transitionProps={{ transition: "fade", duration: 150 }}
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: "presentation" } }}
      closeButtonProps={{ "aria-label": words.close, size: 44, iconSize: 24 }}
      classNames={{ title: classes.title, header: classes.header, content: classes.content }}
    >
      {children}
    </Modal>
  );
}
