/** One event of a browser's trace; times in µs, `t…` by the clock of the processor time that the thread has used. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: Readonly<Record<string, unknown>> };
}

/** A task of a thread: what ran without a break, and how much of that time it had the processor. */
export type Task = TraceEvent & { readonly dur: number; readonly tdur: number };

const isTask = (event: TraceEvent): event is Task =>
  event.name === "RunTask" && event.dur !== undefined && event.tdur !== undefined;

export const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Gives the tasks of each thread, in their order. */
export function tasksOf(events: readonly TraceEvent[]): Map<string, Task[]> {
  return Map.groupBy(
    events.filter(isTask).toSorted((one, other) => one.ts - other.ts),
    threadOf,
  );
}

/** Gives the last task that has begun at a moment, in which the moment may lie. */
export function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let from = 0;
  let to = tasks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle] as Task).ts <= ts) from = middle + 1;
    else to = middle;
  }
  return tasks[from - 1];
}

/**
 * Gives the same trace as if each thread had had a processor to itself: a task lasts as long as the processor time that it used,
 * and what happened within it moves along. When tasks begin is left as it was.
 */
export function byProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = tasksOf(events);
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task || event.ts > task.ts + task.dur) return event;
    const { ts, tts, dur, tdur } = task;
    const part = Math.min(1, dur === 0 ? 1 : tdur / dur);
    const used =
      event.tts === undefined || tts === undefined ? (event.ts - ts) * part : Math.max(0, event.tts - tts);
    const moved = { ...event, ts: ts + Math.round(Math.min(used, tdur, event.ts - ts)) };
    if (event.dur === undefined) return moved;
    return { ...moved, dur: Math.round(Math.min(event.dur, event.tdur ?? event.dur * part)) };
  });
}
