import type { MyInformation } from "@ribambelle/domain/identity/person";
import { useWords } from "../client/locale.tsx";
import { DropDown } from "../ui/DropDown.tsx";
import { frameWords } from "./Frame.texts.ts";
import { SpaceLinks } from "./SpaceLinks.tsx";
import classes from "./SpaceMenu.module.css";

/** The My space menu of a wide page (SHELL-10). */
export function SpaceMenu({ user }: { user: MyInformation }) {
  const words = useWords(frameWords);
  return (
    <DropDown
      atEnd
      label={
        <>
          <span className={classes.initial} aria-hidden="true">
            {user.displayName.trim().charAt(0)}
          </span>
          {words.space}
        </>
      }
    >
      <p className={classes.name}>{user.displayName}</p>
      <SpaceLinks user={user} />
    </DropDown>
  );
}
