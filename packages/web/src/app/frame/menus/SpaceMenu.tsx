import type { MyInformation } from "@ribambelle/domain/me/me";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { useWords } from "../../../client/locale.tsx";
import { DropDown } from "../../../ui/buttons/DropDown.tsx";
import { RoundPhoto } from "../../../ui/pictures/RoundPhoto.tsx";
import { frameWords } from "../Frame.texts.ts";
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
          <Sign user={user} />
          {words.space}
        </>
      }
    >
      <p className={classes.name}>{user.displayName}</p>
      <SpaceLinks user={user} />
    </DropDown>
  );
}

// Only a validated photo is shown: any other needs a caption about its state, for which there is no room.
function Sign({ user }: { user: MyInformation }) {
  const hasPhoto = user.photoUrl !== null && user.photoState === photoStates.numbers.Validated;
  return (
    <span className={classes.initial} aria-hidden="true">
      {hasPhoto ? <RoundPhoto person={user} size={32} /> : user.displayName.trim().charAt(0)}
    </span>
  );
}
