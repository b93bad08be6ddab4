import { linesAtOnce } from "@ribambelle/domain/kernel/years/years";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { moreWords } from "./MoreLines.texts.ts";

interface Props {
  hasMore: boolean;
  /** How many lines follow; a hundred come at once. */
  left: number;
  busy: boolean;
  onMore: () => void;
}

/** Brings the next lines of a long year (SPACE-18); nothing when there are none. */
export function MoreLines({ hasMore, left, busy, onMore }: Props) {
  const words = useWords(moreWords);
  if (!hasMore) return null;
  return (
    <Button busy={busy} onClick={onMore}>
      {words.more(Math.min(left, linesAtOnce))}
    </Button>
  );
}
