import type { MyInformation } from "@ribambelle/domain/me/me";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { photoSources } from "@ribambelle/domain/photos/photoSizes";
import { useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Chip } from "../cards/Chip.tsx";
import { DefaultPhoto } from "./DefaultPhoto.tsx";
import classes from "./RoundPhoto.module.css";
import { roundPhotoWords } from "./RoundPhoto.texts.ts";

/** A person as far as their photo shows them. */
export type Pictured = Pick<MyInformation, "displayName" | "photoUrl" | "photoState">;

interface Props {
  person: Pictured;
  /** The width and height of the photo, in CSS pixels. */
  size: number;
}

/** A person's round photo, or the default picture when there is none or it does not load; a photo that waits or was refused says so. */
export function RoundPhoto({ person, size }: Props) {
  const locale = useLocale();
  const words = useWords(roundPhotoWords);
  const { displayName, photoUrl, photoState } = person;
  const [missing, setMissing] = useState<string | null>(null);
  const { Pending, Rejected } = photoStates.numbers;
  const unseen = photoUrl !== null && (photoState === Pending || photoState === Rejected);
  return (
    <span className={classes.roundPhoto} data-state={unseen ? photoState : undefined}>
      <span className={classes.round} style={{ width: size, height: size }}>
        {photoUrl === null || photoUrl === missing ? (
          <DefaultPhoto />
        ) : (
          <img
            src={photoUrl}
            srcSet={photoSources(photoUrl)}
            sizes={`${size}px`}
            width={size}
            height={size}
            alt={words.photoOf(displayName)}
            onError={() => setMissing(photoUrl)}
          />
        )}
      </span>
      {unseen && photoState !== null && (
        <span className={classes.overlay}>
          <Chip colour={photoState === Pending ? "primary" : "red"}>
            {photoStates.label(photoState, locale)}
          </Chip>
        </span>
      )}
    </span>
  );
}
