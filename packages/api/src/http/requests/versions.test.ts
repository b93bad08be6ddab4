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
  ])("a change with If-Match: %s names %j", (header, named) => {
    expect([0, 1, 2, 12].filter(readIfMatch({ headers: { "if-match": header } }))).toEqual(named);
  });

  it.each(["", "1", ",", '"1', '1"', '"1" "2"', 'w/"1"', "*, *", '"1", *', '"1"; x', '"a b"', "'1'"])(
    "is refused when it cannot be read: %s",
    (header) => {
      expect(() => readIfMatch({ headers: { "if-match": header } })).toThrow("request.malformed");
    },
  );
});
