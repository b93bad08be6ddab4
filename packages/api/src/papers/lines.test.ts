import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { Letters } from "./letters.ts";
import { linesOf } from "./lines.ts";

const pdf = new PDFDocument();
const lines = (words: string, width: number) =>
  linesOf(pdf, new Letters(pdf), words, { weight: 400, size: 10, width }).map((line) =>
    line.map((run) => run.words).join(""),
  );

it.each([
  ["whole", "Une phrase", 500, ["Une phrase"]],
  ["with the blank that is between its lines", "Une phrase qui revient", 60, ["Une phrase ", "qui revient"]],
  ["without one inside a word", "0123456789".repeat(2), 60, ["0123456789", "0123456789"]],
])("what is read aloud of a paper or copied is %s", (_, words, width, expected) => {
  expect(lines(words, width)).toEqual(expected);
});
