import { useSyncExternalStore } from "react";
import { isLeaving } from "../leaveTo.ts";
import { forget, keep, kept, keptKeys } from "./storage.ts";

// Drafts are in sessionStorage: they survive a reload and a lost session, and end with the tab.
const prefix = "draft:";

/** What was typed, and what it was typed over. */
export interface KeptDraft {
  readonly base: unknown;
  readonly draft: unknown;
}

/** Stores a draft under a key; keys of one person begin with their id. */
export function keepDraft(key: string, draft: KeptDraft): void {
  keep(prefix + key, JSON.stringify(draft), "session");
}

/** Gives the stored draft, or null. */
export function keptDraft(key: string): KeptDraft | null {
  try {
    const found: unknown = JSON.parse(kept(prefix + key, "session") ?? "null");
    return typeof found === "object" && found !== null && "draft" in found && "base" in found ? found : null;
  } catch {
    return null;
  }
}

export function forgetDraft(key: string): void {
  forget(prefix + key, "session");
}

/** True when drafts are stored in this tab. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Forgets every draft, or those that are not this person's. */
export function forgetDrafts(but?: number): void {
  for (const key of draftKeys()) if (but === undefined || !key.startsWith(`${but}:`)) forgetDraft(key);
}

// Under which drafts are stored, without the prefix.
const draftKeys = () =>
  keptKeys("session")
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

let open: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setOpenDrafts(keys: ReadonlySet<string>) {
  open = keys;
  for (const listener of listeners) listener();
}

// Asks before a reload or the end of the tab, but not when the session has ended: the draft is stored then.
function ask(event: BeforeUnloadEvent) {
  if (!isLeaving()) event.preventDefault();
}

/** Registers a section with unsaved changes; gives the function to call once it has none. */
export function beginUnsaved(key: string): () => void {
  if (open.size === 0) addEventListener("beforeunload", ask);
  setOpenDrafts(new Set([...open, key]));
  return () => {
    setOpenDrafts(new Set([...open].filter((other) => other !== key)));
    if (open.size === 0) removeEventListener("beforeunload", ask);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives how many sections have unsaved changes. */
export function useUnsaved(): number {
  return useSyncExternalStore(
    subscribe,
    () => open.size,
    () => 0,
  );
}

/** Gives the keys of stored drafts and unsaved sections that start with `beginning`, without that start. */
export function useDraftsUnder(beginning: string): string[] {
  const unsaved = useSyncExternalStore(
    subscribe,
    () => open,
    () => open,
  );
  const keys = new Set([...draftKeys().filter((key) => keptDraft(key) !== null), ...unsaved]);
  return [...keys].filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}
