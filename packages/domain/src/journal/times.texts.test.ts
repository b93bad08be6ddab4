import { expect, it } from "vitest";
import { timesText } from "./times.texts.ts";

it.each([
  [1, "", ""],
  [2, " (2\u00a0fois)", " (twice)"],
  [3, " (3\u00a0fois)", " (3\u00a0times)"],
])(
  "an entry that happened %i times says so as people write it, once says nothing (AUDITS-01)",
  (times, fr, en) => {
    expect([timesText(times, "fr"), timesText(times, "en")]).toEqual([fr, en]);
  },
);
