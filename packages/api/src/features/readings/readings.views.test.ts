import { expect, it } from "vitest";
import type { KeptReading } from "./readings.store.ts";
import { readingViews } from "./readings.views.ts";

const reading = (id: string, given: Partial<KeptReading>): KeptReading => ({
  id,
  titleFr: id,
  titleEn: null,
  category: 1,
  demand: 1,
  publishedDate: "2026-11-01",
  deadline: null,
  version: 1,
  pageCount: 1,
  byteCount: 1_000,
  openedAt: null,
  readAt: null,
  confirmedAt: null,
  ...given,
});

it("a babysitter gets what is to be read first, the earliest deadline before others, then what is read (READING-01)", () => {
  const kept = [
    reading("read", { readAt: new Date("2026-11-02T08:00:00Z") }),
    reading("without a day", {}),
    reading("until December", { deadline: "2026-12-15" }),
    reading("until November", { deadline: "2026-11-30" }),
  ];
  expect(readingViews(kept, "2026-11-10", "fr").map(({ id }) => id)).toEqual([
    "until November",
    "until December",
    "without a day",
    "read",
  ]);
});
