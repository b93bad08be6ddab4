import { useEffect, useState } from "react";
import { beginUnsaved, forgetDraft, keepDraft, keptDraft } from "../../client/kept/drafts.ts";

/** What is being typed, and the kept value that it was typed over. */
interface Editing<Value, Draft> {
  readonly base: Value;
  readonly draft: Draft;
}

/** True when two values say the same; both are plain data. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds what somebody types in one section. It is kept in their tab until they save or cancel, so a reload or a lost
 * session takes nothing away; a draft of another shape, left by an older version of the page, is not taken up.
 * With `isBegun` there is something to type into from the start.
 */
export function useDraft<Value, Draft>(
  key: string,
  value: Value,
  draftOf: (value: Value) => Draft,
  isBegun = false,
) {
  const [editing, setEditing] = useState<Editing<Value, Draft> | null>(() => {
    const kept = keptDraft(key);
    if (kept && hasShapeOf(kept.draft, draftOf(value))) return kept as Editing<Value, Draft>;
    return isBegun ? { base: value, draft: draftOf(value) } : null;
  });
  const isDirty = editing !== null && !same(editing.draft, draftOf(editing.base));
  useEffect(() => {
    if (editing && isDirty) keepDraft(key, editing);
    else forgetDraft(key);
  }, [key, editing, isDirty]);
  useEffect(() => (isDirty ? beginUnsaved(key) : undefined), [key, isDirty]);
  return {
    editing,
    isDirty,
    begin: () => setEditing({ base: value, draft: draftOf(value) }),
    /** The person has seen what is kept now: what they type is typed over that. */
    rebase: (base: Value) => setEditing((now) => now && { ...now, base }),
    type: (draft: Draft) => setEditing((now) => now && { ...now, draft }),
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
