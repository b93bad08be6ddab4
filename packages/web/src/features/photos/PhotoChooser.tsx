import { photoFormats } from "@ribambelle/domain/photos/photo";
import { type ReactNode, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { ErrorText } from "../../ui/fields/ErrorText.tsx";
import { FileButton } from "../../ui/fields/file/FileButton.tsx";
import classes from "./PhotoChooser.module.css";
import { photoDialogWords } from "./PhotoDialog.texts.ts";

interface Props {
  /** Why the last file was refused. */
  problem: ReactNode;
  /** True when a photo is chosen already: the button is then not the main one. */
  chosen: boolean;
  /** A file is being decoded. */
  reading: boolean;
  /** Nothing can be chosen while a photo is sent. */
  disabled: boolean;
  onFile: (file: File) => void;
}

const accepted = photoFormats.map(({ type }) => type).join(",");

/** Where a photo comes from: a file, one that is dropped, or the camera of a phone. */
export function PhotoChooser({ problem, chosen, reading, disabled, onFile }: Props) {
  const words = useWords(photoDialogWords);
  const id = useId();
  const shared = { onFile, disabled, "aria-describedby": `${id}-formats ${id}-problem` };
  return (
    <div className={classes.zone} data-chosen={chosen || undefined}>
      <div className={classes.ways}>
        <FileButton {...shared} main={!chosen} accept={accepted}>
          {chosen ? words.chooseAnother : words.choose}
        </FileButton>
        <span className={classes.camera}>
          <FileButton {...shared} accept="image/*" capture="user">
            {words.take}
          </FileButton>
        </span>
        <span className={classes.drop}>{words.drop}</span>
      </div>
      <p id={`${id}-formats`} className={classes.formats}>
        {reading ? words.reading : words.formats}
      </p>
      <div id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem && <ErrorText>{problem}</ErrorText>}
      </div>
    </div>
  );
}
