import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { photoProblem } from "@ribambelle/domain/photos/photo";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import { useRef, useState } from "react";
import { type Picture, readPicture } from "./picture.ts";

/** Decodes the files that a person chooses: gives the last valid photo, and the problem of the last file. */
export function useChoosing(onChoice: () => void) {
  const [chosen, setChosen] = useState<{ picture: Picture; turn: number } | null>(null);
  const [problem, setProblem] = useState<Bilingual | null>(null);
  const [reading, setReading] = useState(false);
  const turn = useRef(0);

  async function take(file: File) {
    const mine = ++turn.current;
    setProblem(null);
    setReading(true);
    onChoice();
    const refused = photoProblem(file);
    const read = refused ? null : await readPicture(file).catch(() => null);
    // Another file was chosen while this one was decoded.
    if (mine !== turn.current) return;
    setReading(false);
    if (read) setChosen({ picture: read, turn: mine });
    else setProblem(refused ?? photoRefusals.format);
  }

  return { chosen, problem, reading, choose: (file: File) => void take(file) };
}
