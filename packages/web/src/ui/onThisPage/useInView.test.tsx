import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useInView } from "./useInView.ts";

test("no part of a page is marked before one of them is in view", async () => {
  const { result } = await renderHook(() => useInView(["elsewhere"]));
  expect(result.current.current).toBeNull();
});
