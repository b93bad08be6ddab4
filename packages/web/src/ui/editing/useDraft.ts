import { useEffect, useState } from "react";
import { afterPicture } from "../../client/afterPicture.ts";
import { beginUnsaved, forgetDraft, keepDraft, keptDraft } from "../../client/kept/drafts.ts";

/** A draft, and the stored value that it started from. */
interface Editing<Value, Draft> {
  readonly base: Value;
  readonly draft: Draft;
}

/** True when two values of plain data are equal. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds what is typed in one form, from the first letter on. With a key it is stored in the tab until it is sent or given up, so
 * that it survives a reload or a lost session; a stored draft of another shape, from an older version of the page, is ignored.
 */
export function useDraft<Value, Draft>(
  key: string | undefined,
  value: Value,
  draftOf: (value: Value) => Draft,
) {
  const [editing, setEditing] = useState<Editing<Value, Draft> | null>(() => {
    const kept = key === undefined ? null : keptDraft(key);
    return kept && hasShapeOf(kept.draft, draftOf(value)) ? (kept as Editing<Value, Draft>) : null;
  });
  const isDirty = editing !== null && !same(editing.draft, draftOf(editing.base));
  // After the picture: what follows a tap at once would keep its picture waiting, and draw the page a second time.
  useEffect(() => {
    if (key === undefined) return;
    if (editing && isDirty) return afterPicture(() => keepDraft(key, editing));
    forgetDraft(key);
  }, [key, editing, isDirty]);
  useEffect(() => {
    if (key === undefined || !isDirty) return;
    let end = () => {};
    const begin = afterPicture(() => {
      end = beginUnsaved(key);
    });
    return () => {
      begin();
      end();
    };
  }, [key, isDirty]);
  return {
    editing,
    isDirty,
    begin: () => setEditing({ base: value, draft: draftOf(value) }),
    /** Makes the currently stored value, which the person has seen, the base of the draft. */
    rebase: (base: Value) => setEditing((now) => now && { ...now, base }),
    type: (draft: Draft) => setEditing((now) => ({ base: now ? now.base : value, draft })),
    end: () => setEditing(null),
  };
}

function hasShapeOf(draft: unknown, model: unknown): boolean {
  if (typeof model !== "object" || model === null)
    return model === null || draft === null || typeof draft === typeof model;
  if (typeof draft !== "object" || draft === null || Array.isArray(draft) !== Array.isArray(model))
    return false;
  return Array.isArray(model) || same(Object.keys(draft).sort(), Object.keys(model).sort());
}
