import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useSyncExternalStore } from "react";
import { stopActions } from "../../client/call/actions.ts";

/** A message for the snackbar, in both languages so that it follows a change of language. */
export interface Message {
  readonly kind: "success" | "error";
  readonly text: Bilingual;
}

interface ShownMessage extends Message {
  /** Distinguishes a message from the same one shown again. */
  readonly turn: number;
}

let turn = 0;
let current: ShownMessage | null = null;
const listeners = new Set<() => void>();

function show(message: ShownMessage | null) {
  current = message;
  for (const listener of listeners) listener();
}

/**
 * Shows a message in the snackbar, replacing the current one, and hides the loading overlay (SHELL-OP7,
 * SHELL-21).
 */
export function say({ kind, text }: Message): void {
  stopActions();
  turn += 1;
  show({ kind, text, turn });
}

/** Removes the message. */
export function hush(): void {
  show(null);
}

/** Removes what was said to have gone wrong: it is tried again. */
export function hushFailure(): void {
  if (current?.kind === "error") hush();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the message to show now, or null. */
export function useMessage(): ShownMessage | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
