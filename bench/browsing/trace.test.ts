import { describe, expect, it } from "vitest";
import { slowestTap } from "./taps.ts";
import { byProcessorTime, type TraceEvent } from "./trace.ts";

const thread = { pid: 1, tid: 1, ph: "X" };
const task = (ts: number, dur: number, tts: number, tdur: number): TraceEvent => ({
  ...thread,
  name: "RunTask",
  ts,
  dur,
  tts,
  tdur,
});

describe("a recording by processor time", () => {
  it("has tasks as long as they had the processor, and what happened within them where its turn came", () => {
    const events = [
      task(1_000, 400, 50, 100),
      { ...thread, name: "FunctionCall", ts: 1_200, dur: 180, tts: 80, tdur: 60 },
      { ...thread, ph: "I", name: "firstPaint", ts: 1_300 },
      task(5_000, 10, 150, 10),
    ];
    expect(byProcessorTime(events)).toEqual([
      task(1_000, 100, 50, 100),
      { ...thread, name: "FunctionCall", ts: 1_030, dur: 60, tts: 80, tdur: 60 },
      { ...thread, ph: "I", name: "firstPaint", ts: 1_075 },
      task(5_000, 10, 150, 10),
    ]);
  });

  it("leaves alone what no task of its thread holds, and a task that had the processor throughout", () => {
    const events = [
      task(1_000, 100, 0, 100),
      { ...thread, ph: "I", name: "between", ts: 1_500 },
      { ...thread, tid: 2, ph: "I", name: "elsewhere", ts: 1_050 },
      { ...thread, name: "layout", ts: 1_010, dur: 20, tts: 10, tdur: 20 },
    ];
    expect(byProcessorTime(events)).toEqual(events);
  });
});

describe("the slowest tap of a recording", () => {
  const tap = (ts: number, handledAfterMs: number, interactionId = 7): TraceEvent => ({
    ...thread,
    ph: "b",
    name: "EventTiming",
    ts,
    args: { data: { interactionId, timeStamp: 10, processingEnd: 10 + handledAfterMs } },
  });
  const frame = (ts: number): TraceEvent => ({ ...thread, name: "Commit", ts, dur: 100, tts: 0, tdur: 100 });

  it("counts what the page’s thread used from the event to the frame that follows its listeners", () => {
    const events = [
      tap(2_000, 20),
      task(1_000, 500, 0, 500),
      task(3_000, 19_000, 500, 6_000),
      frame(4_000),
      task(30_000, 9_000, 6_500, 2_000),
      frame(38_000),
      task(50_000, 9_000, 8_500, 9_000),
    ];
    expect(slowestTap(events)).toBe(8);
  });

  it("is that of taps and keys, not of a pointer that only moves", () => {
    const events = [tap(2_000, 5, 0), task(2_000, 6_000, 0, 6_000), frame(7_900)];
    expect(slowestTap(events)).toBe(0);
  });
});
