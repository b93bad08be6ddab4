import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { say } from "../../ui/messages/say.ts";
import { type Pictured, RoundPhoto } from "../../ui/pictures/RoundPhoto.tsx";
import { PhotoGuide } from "./PhotoGuide.tsx";
import classes from "./PhotoSection.module.css";
import { photoRemoved, photoSaved, photoSectionWords } from "./PhotoSection.texts.ts";
import { PhotoState } from "./PhotoState.tsx";
import { type ShownPhoto, shownSize } from "./shownPhoto.ts";
import { loadPhotoDialog, usePhotoDialog } from "./usePhotoDialog.tsx";

interface Props {
  user: Pictured;
  /** What the agency gave when it refused the photo; null when it gave nothing. */
  rejectionReason: ReasonWords | null;
  can: Profile["can"];
  /** Called when a photo was sent or deleted: what the page knows of the person and of the profile has changed. */
  onChanged: () => void;
}

/** The babysitter's own photo: its state, and the button to change it. */
export function PhotoSection({ user, rejectionReason, can, onChanged }: Props) {
  const words = useWords(photoSectionWords);
  const button = useRef<HTMLButtonElement>(null);
  // The new photo, shown until my information has been read again (AVATAR-09, AVATAR-OP2).
  const [changed, setChanged] = useState<{ since: Pictured; photo: ShownPhoto } | null>(null);
  const person = {
    ...user,
    canRemove: can.removePhoto,
    ...(changed?.since === user && changed.photo),
  };
  const { dialog, open } = usePhotoDialog({
    person,
    onClosed: () => button.current?.focus(),
    onChanged: (photo) => {
      flushSync(() => setChanged({ since: user, photo }));
      say({ kind: "success", text: photo.photoUrl === null ? photoRemoved : photoSaved });
      onChanged();
    },
  });
  return (
    <div className={classes.photo}>
      <RoundPhoto person={person} size={shownSize} />
      <div className={classes.beside}>
        <PhotoState person={person} rejectionReason={rejectionReason} />
        {can.changePhoto && (
          <Button
            ref={button}
            aria-haspopup="dialog"
            // Not as it enters: a button that appears under a resting pointer is not meant.
            onPointerMove={() => void loadPhotoDialog().catch(() => {})}
            onClick={() => void open()}
          >
            {person.photoUrl === null ? words.add : words.change}
          </Button>
        )}
        <PhotoGuide />
      </div>
      {dialog}
    </div>
  );
}
