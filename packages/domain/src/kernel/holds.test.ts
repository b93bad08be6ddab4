import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { daySchema } from "./day.ts";
import { holdsOf } from "./holds.ts";

const family = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(5)),
  startDate: z.nullable(daySchema),
  state: z.literal([0, 9, 99]),
  count: z.nullable(z.int()),
  hours: z.nullable(z.number().check(z.minimum(0), z.maximum(744))),
  isShared: z.boolean(),
  key: z.string().check(z.regex(/^\w{3}$/)),
  children: z.array(z.object({ name: z.string(), note: z.optional(z.string()) })),
});

const valid = {
  title: "Gîte",
  startDate: "2026-02-28",
  state: 9,
  count: 2,
  hours: 43.33,
  isShared: false,
  key: "abc",
  children: [{ name: "Léo" }, { name: "Zoé", note: "dort tôt" }],
};

describe("a schema that changes nothing", () => {
  const holds = holdsOf(family);

  it.each([
    ["title", "", "Gîte"],
    ["title", "123456", "12345"],
    ["title", null, "a"],
    ["startDate", "2026-02-30", null],
    ["state", 8, 99],
    ["count", 1.5, null],
    ["count", Number.POSITIVE_INFINITY, 0],
    ["hours", 744.1, 744],
    ["hours", Number.NaN, 0],
    ["hours", "12", 12],
    ["isShared", 1, true],
    ["key", "ab", "abc"],
    ["children", [{ name: 3 }], []],
    ["children", [{ name: "Léo", note: null }], [{ name: "Léo", note: undefined }]],
    ["children", { length: 0 }, []],
    ["children", [null], [{ name: "" }]],
  ] as const)("refuses %s %j and takes %j", (field, wrong, right) => {
    expect(holds?.({ ...valid, [field]: right })).toBe(true);
    expect(holds?.({ ...valid, [field]: wrong })).toBe(false);
  });

  it("says of any value what parsing says", () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        ...Object.fromEntries(
          Object.entries(valid).map(([k, v]) => [k, fc.oneof(fc.constant(v), fc.anything())]),
        ),
      }),
    );
    fc.assert(fc.property(anything, (value) => holds?.(value) === family.safeParse(value).success));
  });
});

describe("a schema that changes its values must be parsed", () => {
  it.each([
    ["a default", z._default(z.string(), "a")],
    ["a trim", z.string().check(z.trim())],
    ["a transformation", z.pipe(z.string(), z.transform(Number))],
    ["one of its fields", z.object({ name: z.array(z.string().check(z.toLowerCase())) })],
    ["a form of text that we do not know", z.email()],
    ["an object that minds unknown fields", z.strictObject({ name: z.string() })],
    ["a union", z.union([z.string(), z.number()])],
  ])("%s", (_what, schema) => {
    expect(holdsOf(schema)).toBeNull();
  });
});
