import type { StreamEvent } from "@ribambelle/domain/notifications/notification";

/** One open stream of this process. */
export interface StreamConnection {
  readonly personId: number;
  readonly send: (event: StreamEvent, unreadCount: number) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

/** The streams that are open in this process. */
export interface Streams {
  /** Registers a stream, which is sent each later change; gives the function that removes it. */
  add(line: StreamConnection): () => void;
  /** Sends the new count to this person's streams; to everybody's when it is null. */
  changed(personId: number | null): void;
  /** How many are open. */
  count(): number;
  /** Ends all streams, and each that is added later. */
  endAll(): void;
}

interface Needs {
  readonly countUnread: (personIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly onProblem: (error: unknown) => void;
}

/**
 * Each browser of a person opens one stream: beyond this many something is wrong, and the oldest is closed.
 */
export const mostPerPerson = 10;
// Changes within this time are counted in one statement: an import makes many announcements.
const gatherMs = 20;

/** Opens the register of this process's streams, which counts for all changed people in one statement. */
export function openStreams({ countUnread, onProblem }: Needs): Streams {
  const lines = new Map<number, Set<StreamConnection>>();
  let waiting: Set<number> | "all" = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function drop(line: StreamConnection): void {
    const own = lines.get(line.personId);
    own?.delete(line);
    if (own?.size === 0) lines.delete(line.personId);
  }

  async function sendChanges(): Promise<void> {
    timer = undefined;
    const asked = waiting === "all" ? [...lines.keys()] : [...waiting].filter((id) => lines.has(id));
    waiting = new Set();
    if (asked.length === 0) return;
    const unread = await countUnread(asked);
    for (const personId of asked) {
      for (const line of lines.get(personId) ?? []) line.send("changed", unread.get(personId) ?? 0);
    }
  }

  return {
    add(line) {
      if (isOver) {
        line.end();
        return () => {};
      }
      const own = lines.get(line.personId) ?? new Set<StreamConnection>();
      lines.set(line.personId, own.add(line));
      const [oldest] = own;
      if (own.size > mostPerPerson && oldest) {
        drop(oldest);
        oldest.send("crowded", 0);
        oldest.end();
      }
      return () => drop(line);
    },
    changed(personId) {
      // A stream that opens later reads its own count on opening (`streamRoute`).
      const isAwaited = personId === null ? lines.size > 0 : lines.has(personId);
      if (isOver || !isAwaited) return;
      if (personId === null) waiting = "all";
      else if (waiting !== "all") waiting.add(personId);
      timer ??= setTimeout(() => void sendChanges().catch(onProblem), gatherMs).unref();
    },
    count: () => [...lines.values()].reduce((sum, own) => sum + own.size, 0),
    endAll() {
      isOver = true;
      clearTimeout(timer);
      for (const own of [...lines.values()]) for (const line of own) line.end();
      lines.clear();
    },
  };
}
