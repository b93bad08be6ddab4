import type { MyInformation } from "@ribambelle/domain/me/me";
import { type MouseEvent, useEffect, useRef } from "react";
import { useWords } from "../client/locale.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { frameWords } from "./Frame.texts.ts";
import { LanguageOfPage } from "./LanguageOfPage.tsx";
import classes from "./MenuDrawer.module.css";
import { PublicLists } from "./PublicLinks.tsx";
import { SectionLinks } from "./SectionLinks.tsx";
import { SpaceLinks } from "./SpaceLinks.tsx";

interface Props {
  user: MyInformation;
  open: boolean;
  onClose: () => void;
}

/** The whole navigation on a phone. The browser's own dialog keeps the focus inside and closes with Escape. */
export function MenuDrawer({ user, open, onClose }: Props) {
  const words = useWords(frameWords);
  const ref = useRef<HTMLDialogElement>(null);
  const followed = ({ target }: MouseEvent) => {
    if (target === ref.current || (target as Element).closest("a")) onClose();
  };
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer or on a link closes it; the keyboard has Escape, the button, and clicks links too
    <dialog ref={ref} className={classes.drawer} aria-label={words.menu} onClose={onClose} onClick={followed}>
      {open && (
        <div className={classes.content}>
          <IconButton className={classes.close} aria-label={words.closeMenu} onClick={onClose}>
            <CrossIcon />
          </IconButton>
          <SectionLinks user={user} />
          <div className={classes.parts}>
            <section>
              <h2 className={classes.name}>{words.space}</h2>
              <SpaceLinks user={user} />
            </section>
            <LanguageOfPage />
            <nav className={classes.publicSite} aria-label={words.publicSite}>
              <PublicLists />
            </nav>
          </div>
        </div>
      )}
    </dialog>
  );
}
