import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readWire, wire, writeWire } from "./wire.ts";

const child = wire(z.object({ name: z.string(), age: z.nullable(z.int()) }), {
  name: "ChildName",
  age: "age",
});
const family = wire(
  z.object({
    title: z.string().check(z.minLength(1, { error: "required", abort: true }), z.maxLength(5, "too-long")),
    children: z.array(child),
    eldest: z.nullable(child),
    note: z.optional(z.string()),
  }),
  { title: "AdvertTitle", children: "Children", eldest: "eldest", note: "note" },
);

const outside = {
  AdvertTitle: "Gîte",
  Children: [{ ChildName: "Léo", age: 3 }],
  eldest: { ChildName: "Zoé", age: null },
};
const inside = {
  title: "Gîte",
  children: [{ name: "Léo", age: 3 }],
  eldest: { name: "Zoé", age: null },
};

describe("reading from the outside", () => {
  it("turns the outside spelling into ours, at every depth", () => {
    expect(readWire(family, outside)).toEqual({ ok: true, value: inside });
  });

  it("accepts the names in any case and leaves unknown fields out", () => {
    const given = {
      ADVERTTITLE: "Gîte",
      children: [{ childname: "Léo", AGE: 3, shoe: 27 }],
      Eldest: { CHILDNAME: "Zoé", Age: null },
      BabySitterID: 12,
    };
    expect(readWire(family, given)).toEqual({ ok: true, value: inside });
  });

  it("knows a field only under its outside name", () => {
    const reading = readWire(family, { ...outside, AdvertTitle: undefined, title: "Gîte" });
    expect(reading).toEqual({ ok: false, issues: [{ path: "AdvertTitle", code: "required" }] });
  });

  it.each([
    [{ ...outside, AdvertTitle: "" }, "AdvertTitle", "required"],
    [{ ...outside, AdvertTitle: null }, "AdvertTitle", "required"],
    [{ ...outside, AdvertTitle: 12 }, "AdvertTitle", "invalid"],
    [{ ...outside, AdvertTitle: "123456" }, "AdvertTitle", "too-long"],
    [
      {
        ...outside,
        Children: [
          { ChildName: "a", age: 1 },
          { ChildName: "b", age: "x" },
        ],
      },
      "Children[1].age",
      "invalid",
    ],
    [{ ...outside, Children: "none" }, "Children", "invalid"],
    [{ ...outside, eldest: { age: 1 } }, "eldest.ChildName", "required"],
    [{ ...outside, advertTitle: "twice" }, "advertTitle", "duplicate"],
    [{ ...outside, Children: [{ ChildName: "a\0", age: 1 }] }, "Children[0].ChildName", "invalid"],
    [{ ...outside, note: "\ud800" }, "note", "invalid"],
    [null, "", "required"],
    ["text", "", "invalid"],
    [[], "", "invalid"],
  ])("refuses %j at %s with %s", (given, path, code) => {
    expect(readWire(family, given)).toEqual({ ok: false, issues: [{ path, code }] });
  });

  it("gives the codes that the endpoint knows, and no other wording", () => {
    const schema = z.object({ day: z.string().check(z.refine(() => false, "my-code")) });
    const known = readWire(schema, { day: "x" }, { "my-code": true });
    expect(known).toEqual({ ok: false, issues: [{ path: "day", code: "my-code" }] });
    expect(readWire(schema, { day: "x" })).toEqual({ ok: false, issues: [{ path: "day", code: "invalid" }] });
  });

  it("names a hundred problems at most, however many a long list has", () => {
    const reading = readWire(z.object({ days: z.array(z.int()) }), { days: Array(10_000).fill("x") });
    expect(reading.ok ? 0 : reading.issues.length).toBe(100);
  });

  it("calls a number that is too large invalid, not too long", () => {
    const schema = z.object({ count: z.int().check(z.lte(7)), list: z.array(z.int()).check(z.maxLength(1)) });
    expect(readWire(schema, { count: 8, list: [1, 2] })).toEqual({
      ok: false,
      issues: [
        { path: "count", code: "invalid" },
        { path: "list", code: "too-long" },
      ],
    });
  });

  it.each([{ __proto__: null, toString: 1 }, JSON.parse('{"__proto__":{"AdvertTitle":"x"}}') as object])(
    "is not fooled by the names that objects are born with",
    (given) => {
      const reading = readWire(family, given);
      expect(reading.ok).toBe(false);
      expect(({} as Record<string, unknown>).AdvertTitle).toBeUndefined();
    },
  );
});

describe("writing for the outside", () => {
  it("gives each field its outside name, and nothing that the schema does not declare", () => {
    const more = { ...inside, secret: "x", children: [{ name: "Léo", age: 3, secret: "x" }] };
    expect(writeWire(family, more)).toEqual({ ...outside, note: undefined });
  });

  it("keeps the order of the schema", () => {
    const written = writeWire(family, { eldest: null, children: [], title: "a" });
    expect(Object.keys(written as object)).toEqual(["AdvertTitle", "Children", "eldest", "note"]);
  });

  it("writes lists and plain values as they are", () => {
    expect(writeWire(z.array(child), [{ name: "Léo", age: 3 }])).toEqual([{ ChildName: "Léo", age: 3 }]);
    expect(writeWire(z.nullable(z.string()), null)).toBeNull();
  });

  it("what is written for the outside and read again has the same value", () => {
    const text = fc.string({ unit: "grapheme" }).filter((given) => !given.includes("\0"));
    const someChild = fc.record({ name: text, age: fc.option(fc.nat(20)) });
    const someFamily = fc.record({
      title: fc.string({ minLength: 1, maxLength: 5 }).filter((given) => !given.includes("\0")),
      children: fc.array(someChild),
      eldest: fc.option(someChild),
    });
    fc.assert(
      fc.property(someFamily, (value) => {
        const json: unknown = JSON.parse(JSON.stringify(writeWire(family, value)));
        expect(readWire(family, json)).toEqual({ ok: true, value });
      }),
    );
  });
});
