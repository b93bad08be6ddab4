import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openQueue } from "./workQueue.ts";

const late = () => new Error("too late");

// Work that is done when the test says so.
function worked(queue: ReturnType<typeof openQueue>) {
  const { promise: end, resolve: finish, reject: fail } = Promise.withResolvers<string>();
  const begun: boolean[] = [];
  const done = queue.run(() => {
    begun.push(true);
    return end;
  });
  return { done, finish, fail, hasBegun: () => begun.length > 0 };
}

describe("a queue of costly work", () => {
  it("does so much at once and the rest in the order of arrival", async () => {
    const queue = openQueue({ atOnce: 2, waitMs: 60_000, late });
    const works = Array.from({ length: 4 }, () => worked(queue));
    const begun = () => works.map(({ hasBegun }) => hasBegun());
    await pause();
    expect([begun(), queue.waiting()]).toEqual([[true, true, false, false], 2]);
    works[1]?.finish("second");
    expect(await works[1]?.done).toBe("second");
    await pause();
    expect([begun(), queue.waiting()]).toEqual([[true, true, true, false], 1]);
    for (const { finish } of works) finish("done");
    expect(await Promise.all(works.map(({ done }) => done))).toEqual(["done", "second", "done", "done"]);
    expect(queue.waiting()).toBe(0);
  });

  it("goes on after work that failed", async () => {
    const queue = openQueue({ atOnce: 1, waitMs: 60_000, late });
    const [failing, next] = [worked(queue), worked(queue)];
    failing.fail(new Error("failed"));
    await expect(failing.done).rejects.toThrow("failed");
    next.finish("done");
    expect(await next.done).toBe("done");
  });

  it("refuses who has waited too long, and does not do their work afterwards", async () => {
    const queue = openQueue({ atOnce: 1, waitMs: 10, late });
    const [first, second] = [worked(queue), worked(queue)];
    await expect(second.done).rejects.toThrow("too late");
    first.finish("done");
    expect([await first.done, second.hasBegun(), queue.waiting()]).toEqual(["done", false, 0]);
  });
});
