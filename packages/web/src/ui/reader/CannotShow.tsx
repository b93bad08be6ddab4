import { useWords } from "../../client/locale.tsx";
import { Callout } from "../messages/Callout.tsx";
import classes from "./Reader.module.css";
import { readerWords } from "./Reader.texts.ts";

interface Props {
  isRead: boolean;
  onDownloaded: () => void;
}

/** Stands for the pages where they cannot be shown: the box says that the file was read elsewhere (SPACE-25). */
export function CannotShow({ isRead, onDownloaded }: Props) {
  const words = useWords(readerWords);
  return (
    <Callout kind="warning" heading={words.cannot}>
      <p>{words.instead}</p>
      <label className={classes.box}>
        <input
          type="checkbox"
          checked={isRead}
          disabled={isRead}
          onChange={({ target }) => {
            if (target.checked) onDownloaded();
          }}
        />
        <span>{words.box}</span>
      </label>
    </Callout>
  );
}
