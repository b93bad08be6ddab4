import { keep, kept } from "../kept/storage.ts";

const mark = "Missing file: ";

/**
 * Makes the error of a file that failed to load. Its message is ours, so that the router shows FailurePage:
 * for a browser's own message it reloads the page, which is lost when there is no network.
 */
export const missingFile = (file: string, cause: unknown) => new Error(mark + file, { cause });

/** True for the error of a file that failed to load: no network, or a portal that was upgraded meanwhile. */
export function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(mark);
}

/** True where the portal answers and has the file no more: it was upgraded meanwhile. */
export const isGone = ({ cause }: Error): boolean => cause instanceof Error && cause.message === "404";

/**
 * Reloads the page, as is needed after an upgrade: once for each missing file, never without network. True
 * when it does.
 */
export function reloadOnceFor({ message }: Error): boolean {
  if (!navigator.onLine || kept(message, "session") !== null) return false;
  keep(message, "reloaded", "session");
  // Without storage the reload could repeat for ever.
  if (kept(message, "session") === null) return false;
  location.reload();
  return true;
}
