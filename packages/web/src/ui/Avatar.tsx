import type { MyInformation } from "@ribambelle/domain/me/me";
import { photoSources } from "@ribambelle/domain/photos/photo";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { useState } from "react";
import { useLocale, useWords } from "../client/locale.tsx";
import classes from "./Avatar.module.css";
import { avatarWords } from "./Avatar.texts.ts";
import { Chip } from "./Chip.tsx";
import { DefaultPhoto } from "./DefaultPhoto.tsx";

/** A person as far as their photo shows them. */
export type Pictured = Pick<MyInformation, "displayName" | "avatarUrl" | "avatarState">;

interface Props {
  person: Pictured;
  /** The width and height of the photo, in CSS pixels. */
  size: number;
}

/** A person's round photo, or the default picture when there is none or it does not load; a photo that waits or was refused says so. */
export function Avatar({ person, size }: Props) {
  const locale = useLocale();
  const words = useWords(avatarWords);
  const { displayName, avatarUrl, avatarState } = person;
  const [missing, setMissing] = useState<string | null>(null);
  const { Pending, Rejected } = photoStates.numbers;
  const unseen = avatarUrl !== null && (avatarState === Pending || avatarState === Rejected);
  return (
    <span className={classes.avatar} data-state={unseen ? avatarState : undefined}>
      <span className={classes.round} style={{ width: size, height: size }}>
        {avatarUrl === null || avatarUrl === missing ? (
          <DefaultPhoto />
        ) : (
          <img
            src={avatarUrl}
            srcSet={photoSources(avatarUrl)}
            sizes={`${size}px`}
            width={size}
            height={size}
            alt={words.photoOf(displayName)}
            onError={() => setMissing(avatarUrl)}
          />
        )}
      </span>
      {unseen && avatarState !== null && (
        <span className={classes.overlay}>
          <Chip colour={avatarState === Pending ? "primary" : "red"}>
            {photoStates.label(avatarState, locale)}
          </Chip>
        </span>
      )}
    </span>
  );
}
