import { useEffect, useState } from "react";
import { afterPicture } from "../../client/afterPicture.ts";
import { beginUnsaved, forgetDraft, keepDraft, keptDraft } from "../../client/kept/drafts.ts";
import type { Held } from "./form.ts";
import { same } from "./same.ts";

/**
 * Holds what is typed in one form, from the first letter on. It is stored in the tab until it is sent or given up, so that it
 * survives a reload or a lost session; a stored draft of another shape, from an older version of the page, is ignored.
 */
export function useKeptDraft<Value, Draft>(
  value: Value,
  draftOf: (value: Value) => Draft,
  key = "form",
): Held<Draft, Value> {
  const [editing, setEditing] = useState<Held<Draft, Value>["editing"]>(() => {
    const kept = keptDraft(key);
    return kept && hasShapeOf(kept.draft, draftOf(value)) ? (kept as Held<Draft, Value>["editing"]) : null;
  });
  const isDirty = isChanged(editing, draftOf);
  const [wasKept, setKept] = useState(editing !== null);
  // After the picture: what follows a tap at once would keep its picture waiting, and draw the page a second time.
  useEffect(() => {
    if (editing && isDirty) return afterPicture(() => keepDraft(key, editing));
    forgetDraft(key);
  }, [key, editing, isDirty]);
  const become = (now: Held<Draft, Value>["editing"]) => {
    setEditing(now);
    setKept(false);
  };
  return {
    editing,
    isRestored: wasKept && isDirty,
    begin: () => become({ base: value, draft: draftOf(value) }),
    rebase: (base: Value) => setEditing((now) => now && { ...now, base }),
    type: (draft: Draft) => setEditing((now) => ({ base: now ? now.base : value, draft })),
    end: () => become(null),
  };
}

/** The same, and asks before the page is left while something is not saved: for what replaces what the portal keeps. */
export function useDraft<Value, Draft>(
  value: Value,
  draftOf: (value: Value) => Draft,
  key = "form",
): Held<Draft, Value> {
  const held = useKeptDraft(value, draftOf, key);
  const isDirty = isChanged(held.editing, draftOf);
  useEffect(() => {
    if (!isDirty) return;
    let end = () => {};
    const begin = afterPicture(() => {
      end = beginUnsaved(key);
    });
    return () => {
      begin();
      end();
    };
  }, [key, isDirty]);
  return held;
}

const isChanged = <Value, Draft>(
  editing: Held<Draft, Value>["editing"],
  draftOf: (value: Value) => Draft,
): boolean => editing !== null && !same(editing.draft, draftOf(editing.base));

function hasShapeOf(draft: unknown, model: unknown): boolean {
  if (typeof model !== "object" || model === null)
    return model === null || draft === null || typeof draft === typeof model;
  if (typeof draft !== "object" || draft === null || Array.isArray(draft) !== Array.isArray(model))
    return false;
  return Array.isArray(model) || same(Object.keys(draft).sort(), Object.keys(model).sort());
}
