import type { MyInformation } from "@ribambelle/domain/me/me";
import { useWords } from "../../../client/locale.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { Drawer } from "../../../ui/dialogs/Drawer.tsx";
import { CrossIcon } from "../../../ui/pictures/icons.tsx";
import { SectionLinks } from "../../home/SectionLinks.tsx";
import { frameWords } from "../Frame.texts.ts";
import { LanguageOfPage } from "../LanguageOfPage.tsx";
import classes from "./MenuDrawer.module.css";
import { PublicLists } from "./PublicLinks.tsx";
import { SpaceLinks } from "./SpaceLinks.tsx";

/** The whole navigation on a phone; the button that opens it names this id. */
export function MenuDrawer({ id, user }: { id: string; user: MyInformation }) {
  const words = useWords(frameWords);
  return (
    <Drawer id={id} label={words.menu}>
      <div className={classes.content}>
        <IconButton className={classes.close} aria-label={words.closeMenu} command="close" commandfor={id}>
          <CrossIcon />
        </IconButton>
        <SectionLinks user={user} withHome />
        <div className={classes.parts}>
          <section>
            <h2 className={classes.name}>{words.space}</h2>
            <SpaceLinks user={user} besideSections />
          </section>
          <LanguageOfPage />
          <nav className={classes.publicSite} aria-label={words.publicSite}>
            <PublicLists role={user.role} />
          </nav>
        </div>
      </div>
    </Drawer>
  );
}
