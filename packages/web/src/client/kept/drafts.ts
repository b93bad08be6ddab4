import { useSyncExternalStore } from "react";
import { isLeaving } from "../leaveTo.ts";
import { forget, keep, kept, keptKeys } from "./storage.ts";

// What somebody is typing is kept in their tab: it survives a reload and a lost session, and goes with the tab.
const prefix = "draft:";

/** What was typed, and what it was typed over. */
export interface KeptDraft {
  readonly base: unknown;
  readonly draft: unknown;
}

/** Keeps what is being typed under a key; keys of one person begin with their id. */
export function keepDraft(key: string, draft: KeptDraft): void {
  keep(prefix + key, JSON.stringify(draft), "session");
}

/** Gives what was being typed, or null. */
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

/** Forgets every draft, or those that are not this person's. */
export function forgetDrafts(but?: number): void {
  for (const key of keptKeys("session")) {
    const isTheirs = but !== undefined && key.startsWith(`${prefix}${but}:`);
    if (key.startsWith(prefix) && !isTheirs) forget(key, "session");
  }
}

let open: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setOpenDrafts(keys: ReadonlySet<string>) {
  open = keys;
  for (const listener of listeners) listener();
}

// Reloading or closing the tab asks too; a session that has ended does not: what was typed is kept.
function ask(event: BeforeUnloadEvent) {
  if (!isLeaving()) event.preventDefault();
}

/** Notes that a section holds changes that are not saved; gives what to call when it does not any more. */
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

/** Gives how many sections hold changes that are not saved. */
export function useUnsaved(): number {
  return useSyncExternalStore(
    subscribe,
    () => open.size,
    () => 0,
  );
}

/** Gives the ends of the keys under which something is being typed or was left to be typed on, among those that begin so. */
export function useDraftsUnder(beginning: string): string[] {
  const unsaved = useSyncExternalStore(
    subscribe,
    () => open,
    () => open,
  );
  const kept = keptKeys("session")
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  const keys = new Set([...kept.filter((key) => keptDraft(key) !== null), ...unsaved]);
  return [...keys].filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}
