import { type DragEvent, useState } from "react";

/** Lets a file be dropped anywhere on an element; without `onDrop` a dropped file is ignored. */
export function useDrops(onDrop: ((file: File) => void) | undefined) {
  const [dropping, setDropping] = useState(false);
  return {
    "data-dropping": dropping || undefined,
    // Without these handlers the browser would leave the page and open the file.
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDropping(onDrop !== undefined);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDropping(false);
      const [file] = event.dataTransfer.files;
      if (file) onDrop?.(file);
    },
  };
}
