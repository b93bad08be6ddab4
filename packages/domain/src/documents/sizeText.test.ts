import { expect, it } from "vitest";
import { sizeText } from "./sizeText.ts";

it.each([
  [0, "0\u00a0ko", "0\u00a0kB"],
  [1, "0,1\u00a0ko", "0.1\u00a0kB"],
  [1_240, "1,2\u00a0ko", "1.2\u00a0kB"],
  [9_900, "9,9\u00a0ko", "9.9\u00a0kB"],
  [10_000, "10\u00a0ko", "10\u00a0kB"],
  [240_400, "240\u00a0ko", "240\u00a0kB"],
  [999_400, "999\u00a0ko", "999\u00a0kB"],
  [1_000_000, "1\u00a0Mo", "1\u00a0MB"],
  [1_240_000, "1,2\u00a0Mo", "1.2\u00a0MB"],
  [20_000_000, "20\u00a0Mo", "20\u00a0MB"],
])("says %i bytes as %s, in English %s", (bytes, fr, en) => {
  expect([sizeText(bytes, "fr"), sizeText(bytes, "en")]).toEqual([fr, en]);
});
