import type { ComponentProps } from "react";
import { FilesButton } from "./FilesButton.tsx";

interface Props extends Omit<ComponentProps<typeof FilesButton>, "onFiles" | "isFolder"> {
  onFile: (file: File) => void;
}

/** A button that lets a person choose a file. */
export function FileButton({ onFile, ...button }: Props) {
  return <FilesButton {...button} onFiles={([file]) => file && onFile(file)} />;
}
