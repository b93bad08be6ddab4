import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { readIfMatch, versionCheckOf } from "./versions.ts";

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

describe("a change of what is there already (AGUI-21)", () => {
  const check = (header?: string) =>
    versionCheckOf(
      { isVersioned: "existing", method: "POST" } as Endpoint,
      { headers: { "if-match": header } } as FastifyRequest,
    );

  it.each([undefined, "*", " * "])("is refused where it names no version: %s", (header) => {
    expect(() => check(header)).toThrow("agency.version-required");
  });

  it("is made for the version that it names", () => {
    expect([0, 1, 2].filter(check('"0"'))).toEqual([0]);
  });
});
