import { describe, expect, test } from "vitest";
import { readAhead } from "./readAhead.ts";

function pieces(count: number, problem?: Error) {
  const seen = { made: 0, ended: false };
  async function* make() {
    try {
      for (; seen.made < count; ) yield ++seen.made;
      if (problem) throw problem;
    } finally {
      seen.ended = true;
    }
  }
  return { seen, make };
}

describe("what is read ahead", () => {
  test("comes whole and in its order, the next one ready while one is worked on", async () => {
    const { seen, make } = pieces(3);
    const got: number[] = [];
    for await (const piece of readAhead(make())) {
      got.push(piece);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      expect(seen.made).toBe(Math.min(piece + 1, 3));
    }
    expect(got).toEqual([1, 2, 3]);
  });

  test("gives its problem after what came before it, and ends what it reads when it is left", async () => {
    const broken = pieces(2, new Error("torn"));
    const got: number[] = [];
    await expect(async () => {
      for await (const piece of readAhead(broken.make())) got.push(piece);
    }).rejects.toThrow("torn");
    expect(got).toEqual([1, 2]);
    const left = pieces(100);
    for await (const piece of readAhead(left.make())) if (piece === 2) break;
    expect(left.seen).toEqual({ made: 3, ended: true });
  });
});
