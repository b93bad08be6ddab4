import { keep, kept } from "../kept/storage.ts";

const mark = "Missing file: ";

/**
 * Makes the error of a part of the app that did not arrive. Under a name of ours the router leaves it to the page that
 * says so: its own way is to load the page again, also without network, which loses it.
 */
export const missingFile = (file: string, cause: unknown) => new Error(mark + file, { cause });

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
