import { type Task, type TraceEvent, taskAt, tasksOf, threadOf } from "./trace.ts";

/** What a trace has to record for `slowestTap`. */
export const tapCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];

/**
 * Gives the most processor time, in ms, that the page's thread used between a tap or key and the picture that follows it:
 * all that it did from the event until it handed a frame over, however long it waited for a processor.
 */
export function slowestTap(events: readonly TraceEvent[]): number {
  const tasks = tasksOf(events);
  const frames = Map.groupBy(
    events.filter(({ name }) => name === "Commit").toSorted((one, other) => one.ts - other.ts),
    threadOf,
  );
  const used = events.filter(isInteraction).map((event) => {
    const thread = threadOf(event);
    const handled = event.ts + handledAfterMs(event) * 1_000;
    const frame = (frames.get(thread) ?? []).find(({ ts }) => ts >= handled);
    return usedBetween(tasks.get(thread) ?? [], event.ts, frame ? frame.ts + (frame.dur ?? 0) : handled);
  });
  return Math.max(0, ...used) / 1_000;
}

// An entry of Event Timing: what belongs to a tap or key has a number, other events (a pointer that moves) have none.
const isInteraction = ({ name, ph, args }: TraceEvent) =>
  name === "EventTiming" && ph === "b" && Boolean(args?.data?.interactionId);

// Until its listeners had run.
function handledAfterMs({ args }: TraceEvent): number {
  const { timeStamp, processingEnd } = (args?.data ?? {}) as Record<string, number>;
  return (processingEnd ?? 0) - (timeStamp ?? 0);
}

const usedBetween = (tasks: readonly Task[], from: number, to: number): number => {
  const first = taskAt(tasks, from);
  return tasks
    .filter((task) => task.ts <= to && (task.ts >= from || (task === first && task.ts + task.dur > from)))
    .reduce((sum, { tdur }) => sum + tdur, 0);
};
