import type { StreamEvent } from "@ribambelle/domain/notifications/notification";

/** One open stream, as this process holds it. */
export interface StreamConnection {
  readonly personId: number;
  readonly send: (event: StreamEvent, unreadCount: number) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

/** The streams that are open in this process. */
export interface Streams {
  /** Tells a line how things stand, then of each change; gives the way to take it out. */
  add(line: StreamConnection): () => void;
  /** Something changed for this person; for anyone when it is null. */
  changed(personId: number | null): void;
  /** How many are open. */
  count(): number;
  /** Ends all, and each that comes after. */
  endAll(): void;
}

interface Needs {
  readonly countUnread: (personIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly onProblem: (error: unknown) => void;
}

/** A person's browsers have one each: more than this is a fault, and the oldest gives way. */
export const mostPerPerson = 10;
// What is read is read for all who changed meanwhile: an import's many announcements cost one statement.
const gatherMs = 20;

/** Keeps the open streams, and reads what changed in one statement for all of them. */
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
      // Who comes later counts when they come.
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
