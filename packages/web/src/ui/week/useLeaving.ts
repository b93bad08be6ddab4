import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { fieldKey } from "./draft.ts";

/** Names the fields of a slot that somebody left: the one, or both when the slot itself was left. */
export function useLeaving(onLeave: (keys: readonly string[]) => void) {
  const byKey = useRef(false);
  return (id: number) => ({
    onKeyDown: ({ key }: KeyboardEvent) => {
      byKey.current = key === "Tab";
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const inside = relatedTarget !== null && currentTarget.contains(relatedTarget);
      const both = [fieldKey(id, "start"), fieldKey(id, "end")];
      const left = inside ? both.filter((key) => key === (target as HTMLInputElement).name) : both;
      // A message shown between press and release would move the pressed button away: it waits for the click.
      if (byKey.current) onLeave(left);
      else window.addEventListener("click", () => onLeave(left), { once: true });
      byKey.current = false;
    },
  });
}
