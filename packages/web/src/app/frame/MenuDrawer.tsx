import type { MyInformation } from "@ribambelle/domain/me/me";
import type { MouseEvent } from "react";
import { useWords } from "../../client/locale.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { CrossIcon } from "../../ui/pictures/icons.tsx";
import { SectionLinks } from "../home/SectionLinks.tsx";
import { frameWords } from "./Frame.texts.ts";
import { LanguageOfPage } from "./LanguageOfPage.tsx";
import classes from "./MenuDrawer.module.css";
import { PublicLists } from "./PublicLinks.tsx";
import { SpaceLinks } from "./SpaceLinks.tsx";

interface Props {
  user: MyInformation;
  onClose: () => void;
}

/** The whole navigation on a phone. */
export function MenuDrawer({ user, onClose }: Props) {
  const words = useWords(frameWords);
  const followed = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a")) onClose();
  };
  return (
    <Dialog heading={words.menu} look="drawer" leaving="free" onLeave={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      <div className={classes.content} onClick={followed}>
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
    </Dialog>
  );
}
