import { describe, expect, test } from "vitest";
import { delimiterOf, recordReader } from "./csvRecords.ts";
import { linesOf } from "./textLines.ts";

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function linesFrom(...texts: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const some of linesOf(pieces(...texts))) lines.push(...some);
  return lines;
}

function recordsFrom(...lines: string[]) {
  const reader = recordReader(";");
  return [...reader.take(lines), ...reader.end()].map(({ line, cells }) => [line, cells]);
}

describe("the lines of a file", () => {
  test.each([
    ["LF", ["a\nb\n"]],
    ["CR LF", ["a\r\nb\r\n"]],
    ["CR", ["a\rb\r"]],
    ["nothing at the end", ["a\nb"]],
    ["CR LF cut in two", ["a\r", "\nb\r", "\n"]],
    ["lines cut in two", ["a", "\n", "b"]],
  ])("are the same when they end with %s", async (_, texts) => {
    expect(await linesFrom(...texts)).toEqual(["a", "b"]);
  });

  test("keep blank ones, so that numbers stay true", async () => {
    expect(await linesFrom("a\r", "\n\r\n\nb")).toEqual(["a", "", "", "b"]);
  });

  test("do not fill the memory when there is no end to one", async () => {
    await expect(linesFrom("x".repeat(600_000), "x".repeat(600_000))).rejects.toThrow();
  });
});

describe("the separator of a file", () => {
  test.each([
    ["référence;nom", ";"],
    ["référence,nom", ","],
    ['"a,b,c";nom', ";"],
    ["référence", ";"],
  ])("the separator of the header %s is %s", (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });
});

describe("the records of a file", () => {
  test("have quoted separators, quotes and line breaks, and the number of their first line", () => {
    expect(recordsFrom("a;b", '1;"x;""y"""', '2;"two', "", 'lines"', "3;")).toEqual([
      [1, ["a", "b"]],
      [2, ["1", 'x;"y"']],
      [3, ["2", "two\n\nlines"]],
      [6, ["3", ""]],
    ]);
  });

  test("keep a quote inside a plain cell as it is", () => {
    expect(recordsFrom('1;d"Arc')).toEqual([[1, ["1", 'd"Arc']]]);
  });

  test("lose only the line of a quote that is never closed", () => {
    expect(recordsFrom('1;"Dupont', "2;Martin", "3;Petit")).toEqual([
      [1, null],
      [2, ["2", "Martin"]],
      [3, ["3", "Petit"]],
    ]);
  });

  test("lose only that line when the next quote stands in a good one", () => {
    expect(recordsFrom('1;"Dupont;x', '2;"Martin";x', "3;Petit;x")).toEqual([
      [1, null],
      [2, ["2", "Martin", "x"]],
      [3, ["3", "Petit", "x"]],
    ]);
  });

  test("lose only the line where something follows a closing quote", () => {
    expect(recordsFrom('1;"a"b', "2;c")).toEqual([
      [1, null],
      [2, ["2", "c"]],
    ]);
  });

  test.each([
    [50, [[1, ["1", "x\n".repeat(49)]]]],
    [51, [[1, null]]],
  ])("have up to 50 lines, after which a quote was never closed: one of %i", (count, first) => {
    const lines = ['1;"x', ...Array.from({ length: count - 2 }, () => "x"), '"'];
    expect(recordsFrom(...lines).slice(0, 1)).toEqual(first);
  });

  test("lose only that line among many, across pieces", () => {
    const reader = recordReader(";");
    const many = Array.from({ length: 200 }, (_, index) => `${index + 2};x`);
    const records = [
      ...reader.take(['1;"open', ...many.slice(0, 20)]),
      ...reader.take(many.slice(20)),
      ...reader.end(),
    ];
    expect(records).toHaveLength(201);
    expect(records.filter((record) => record.cells === null).map((record) => record.line)).toEqual([1]);
    expect(records.at(-1)).toEqual({ line: 201, cells: ["201", "x"], text: "201;x" });
  });

  test("can be given back as they stand in the file", () => {
    const reader = recordReader(";");
    const records = [...reader.take(['1;"x;""y"""', '2;"two', 'lines"', '3;"open', "4;"]), ...reader.end()];
    expect(records.map(({ text }) => text)).toEqual(['1;"x;""y"""', '2;"two\nlines"', '3;"open', "4;"]);
  });
});
