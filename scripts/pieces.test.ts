import { expect, it } from "vitest";
import { planPieces } from "../packages/web/pieces/plan.ts";

// Of four pages the last two are the agency's.
const agency = 0b1100n;

interface Module {
  readonly pages: bigint;
  readonly size?: number;
  readonly imports?: readonly string[];
  readonly place?: string;
}

function planOf(modules: Readonly<Record<string, Module>>, pages: readonly number[] = [1, 1, 1, 1]) {
  const importsOf = (module: string): string[] =>
    (modules[module]?.imports ?? []).flatMap((imported) => [imported, ...importsOf(imported)]);
  return planPieces({
    pagesOf: new Map(Object.entries(modules).map(([module, { pages }]) => [module, pages])),
    pages,
    agency,
    importsOf,
    placeOf: (module) => modules[module]?.place ?? null,
    sizeOf: (module) => modules[module]?.size ?? 50,
  });
}

it("what the same pages run goes in one file (SPACE-22)", () => {
  expect(planOf({ a: { pages: 1n, size: 9_000 }, b: { pages: 1n, size: 9_000 } })).toEqual([["a", "b"]]);
});

it("what nearly the same pages run goes together while it is small (SPACE-22)", () => {
  expect(planOf({ a: { pages: 0b11n }, b: { pages: 0b1n } })).toEqual([["a", "b"]]);
  expect(planOf({ a: { pages: 0b11n }, b: { pages: 0b1n, size: 900 } })).toEqual([["a"], ["b"]]);
});

it("what nearly the same pages run stays apart where those that do without it have much already (SPACE-22)", () => {
  const modules = { a: { pages: 0b11n }, b: { pages: 0b1n, size: 150 } };
  expect(planOf(modules)).toEqual([["a", "b"]]);
  expect(planOf(modules, [1, 3, 1, 1])).toEqual([["a"], ["b"]]);
});

it("a small module that imports a large one does not bring it to pages without it (SPACE-22)", () => {
  const plan = planOf({
    large: { pages: 0b1n, size: 9_000 },
    small: { pages: 0b1n, imports: ["large"] },
    other: { pages: 0b11n },
  });
  expect(plan.find((modules) => modules.includes("other"))).toEqual(["other"]);
});

it("a small module does not bring a file that is there already to pages without it (SPACE-22)", () => {
  const modules = {
    small: { pages: 0b1n, imports: ["placed"] },
    other: { pages: 0b11n },
  };
  expect(planOf(modules)).toEqual([["small", "other"]]);
  const placed = { placed: { pages: 0b1n, size: 900, place: "fields" } } as const;
  expect(planOf({ ...modules, ...placed })).toEqual([["other"], ["small"]]);
});

it("a file comes whole: a small module of one that few pages name keeps apart who needs it (SPACE-22)", () => {
  const plan = planOf({
    needing: { pages: 0b1n, imports: ["tiny"] },
    other: { pages: 0b11n },
    tiny: { pages: 0b1n, size: 5, place: "fields" },
    heavy: { pages: 0b1n, size: 900, place: "fields" },
  });
  expect(plan).toEqual([["other"], ["needing"]]);
});

it("what only the agency runs never goes with what families run (AGUI-34)", () => {
  expect(planOf({ a: { pages: 0b1111n }, b: { pages: 0b1100n } })).toEqual([["a"], ["b"]]);
});

it("each file needs only those before it: none waits for another that waits for it", () => {
  const plan = planOf({
    top: { pages: 0b01n, size: 5_000, imports: ["middle"] },
    middle: { pages: 0b11n, size: 5_000, imports: ["ground"] },
    ground: { pages: 0b111n, size: 5_000 },
  });
  expect(plan).toEqual([["ground"], ["middle"], ["top"]]);
});
