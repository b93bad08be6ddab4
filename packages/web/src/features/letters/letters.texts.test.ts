import { expect, test } from "vitest";
import { retried } from "./letters.texts.ts";

test("says of none, one and several letters that they wait to leave (MAILS-05)", () => {
  expect([0, 1, 2].map((count) => retried(count).fr)).toEqual([
    "Aucun courrier à relancer.",
    "1 courrier attend de partir.",
    "2 courriers attendent de partir.",
  ]);
  expect([0, 1, 2].map((count) => retried(count).en)).toEqual([
    "No letters to send again.",
    "1 letter is waiting to be sent.",
    "2 letters are waiting to be sent.",
  ]);
});
