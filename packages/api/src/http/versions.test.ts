import { describe, expect, it } from "vitest";
import { readIfMatch } from "./versions.ts";

describe("a change that says which version it is meant for (PROF-OP18)", () => {
  it.each([
    [undefined, [0, 1, 2, 12]],
    ["*", [0, 1, 2, 12]],
    [" * ", [0, 1, 2, 12]],
    ['"1"', [1]],
    ['"0"', [0]],
    ['"1", "12"', [1, 12]],
    ['"1","2",,"12" ,', [1, 2, 12]],
    ['W/"1"', []],
    ['W/"1", "2"', [2]],
    ['"01"', []],
    ['"a,b", "1"', [1]],
    ['""', []],
  ])("by If-Match: %s means %j", (header, meant) => {
    expect([0, 1, 2, 12].filter(readIfMatch(header))).toEqual(meant);
  });

  it.each(["", "1", ",", '"1', '1"', '"1" "2"', 'w/"1"', "*, *", '"1", *', '"1"; x', '"a b"', "'1'"])(
    "is refused when it cannot be read: %s",
    (header) => {
      expect(() => readIfMatch(header)).toThrow("request.malformed");
    },
  );
});
