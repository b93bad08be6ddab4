import { keep, kept } from "./storage.ts";

const mark = "Missing file: ";

/**
 * Names the errors of parts of the app that did not arrive, from the moment it is called. Under a name of ours the router
 * leaves them to the page that says so: its own way is to load the page again, also without network, which loses it.
 */
export function nameMissingFiles(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload: Error };
    if (!payload.message.startsWith(mark)) payload.message = mark + payload.message;
  });
}

/** True for the error of a part of the app that did not arrive: no network, or a portal that was upgraded meanwhile. */
export function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(mark);
}

/** Loads the whole page again, which is enough after an upgrade: once for each missing part, never without network. Gives true when it does. */
export function reloadOnceFor({ message }: Error): boolean {
  if (!navigator.onLine || kept(message, "session") !== null) return false;
  keep(message, "reloaded", "session");
  // Where nothing can be kept, once could be for ever.
  if (kept(message, "session") === null) return false;
  location.reload();
  return true;
}
