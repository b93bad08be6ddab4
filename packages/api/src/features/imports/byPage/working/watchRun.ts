import type { Db } from "../../../../db/connection/connect.ts";
import type { Progress } from "../../importRequest.ts";
import * as store from "../byPage.store.ts";

const everyMs = 1_000;

/** Writes down once a second how far an import has come, and hears when somebody, or the end of this process, wants it to stop. */
export function watchRun(db: Db, importId: string, stopping?: AbortSignal) {
  const ending = new AbortController();
  let latest: Progress | null = null;
  let isHeard = true;
  const stop = () => ending.abort();
  stopping?.addEventListener("abort", stop);
  if (stopping?.aborted) stop();
  const once = async () => {
    const told = latest;
    latest = null;
    if (await store.noteProgress(db, importId, told)) stop();
  };
  let turn = Promise.resolve();
  const timer = setInterval(() => {
    if (!isHeard) return;
    isHeard = false;
    // The database away for a moment ends no import by this alone.
    turn = once()
      .catch(() => {})
      .finally(() => {
        isHeard = true;
      });
  }, everyMs);
  return {
    signal: ending.signal,
    /** Looks at once whether somebody wants it to stop: before an import begins. */
    look: once,
    tell(progress: Progress): void {
      latest = progress;
    },
    /** True where this process stops: the import is taken up by another. */
    isLeftToAnother: () => stopping?.aborted ?? false,
    async end(): Promise<void> {
      clearInterval(timer);
      stopping?.removeEventListener("abort", stop);
      await turn;
    },
  };
}
