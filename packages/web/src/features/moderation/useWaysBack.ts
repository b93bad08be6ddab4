import type { Item } from "@ribambelle/domain/moderation/moderation";
import { useState } from "react";
import type { Taken } from "./useVisit.ts";

/** The decisions that can be taken back still, each for its ten seconds, whatever was decided since (MODER-08). */
export function useWaysBack(inView: Item | null) {
  const [open, setOpen] = useState<readonly Taken[]>([]);
  const close = (one: Taken) => setOpen((all) => all.filter((other) => other !== one));
  return {
    /** That of what is in view, else the last one. */
    offered: open.find(({ item }) => item === inView) ?? open.at(-1) ?? null,
    add: (one: Taken) => {
      setOpen((all) => [...all, one]);
      setTimeout(() => close(one), 10_000);
    },
    close,
  };
}
