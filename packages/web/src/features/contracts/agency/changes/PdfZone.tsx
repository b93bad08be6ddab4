import { type DragEvent, type ReactNode, useState } from "react";
import { useWords } from "../../../../client/locale.tsx";
import { FileButton } from "../../../../ui/fields/file/FileButton.tsx";
import classes from "./DocumentUpload.module.css";
import { uploadWords } from "./upload.texts.ts";

interface Props {
  /** What stands on its button. */
  button: ReactNode;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** Where a PDF is chosen by a button, or dropped; on a phone the button alone (AGCON-19). */
export function PdfZone({ button, onFile, children }: Props) {
  const words = useWords(uploadWords);
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen by the button too
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileButton accept="application/pdf,.pdf" onFile={onFile}>
        {button}
      </FileButton>
      <span className={classes.drop}>{words.drop}</span>
      {children}
    </div>
  );
}
