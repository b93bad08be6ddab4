import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useOnceKey } from "./useOnceKey.ts";

const ofVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("the same has one key until it is done, another thing has another, and so has the same done anew (AGUI-23)", async () => {
  const { result } = await renderHook(() => useOnceKey());
  const { keyOf, forget } = result.current;
  const first = keyOf({ word: "un" });
  expect(first).toMatch(ofVersion4);
  expect(keyOf({ word: "un" })).toBe(first);
  const second = keyOf({ word: "deux" });
  expect(second).not.toBe(first);
  forget();
  const third = keyOf({ word: "deux" });
  expect(new Set([first, second, third]).size).toBe(3);
  // Whatever the bytes are.
  for (let time = 0; time < 50; time += 1) expect(keyOf(time)).toMatch(ofVersion4);
});
