import { expect, it } from "vitest";
import * as z from "zod/mini";
import { several, text, words } from "./listOf.ts";
import { listPageSchema, longList } from "./longList.ts";
import { paramsOf } from "./paramsOf.ts";
import { somebody } from "./somebody.ts";

const list = longList(
  {
    etat: several(words({ attente: "waiting", signe: "signed" }, "state")),
    jours: text(/^\d{1,2}$/, "days"),
    q: text((given) => given.length > 1, "q"),
    suite: words({ oui: true, non: false }, "hasNext"),
    vue: words({ large: "wide" }),
    qui: somebody("ownerId"),
  },
  { fin: "end" },
);
const takes = (params: object) => paramsOf(list).safeParse(params).success;

it.each([
  {},
  { state: ["waiting", "signed"] },
  { days: "7" },
  { q: "ab" },
  { hasNext: false },
  { ownerId: "none" },
  { ownerId: "12" },
  { sort: "-end", limit: 25 },
  { after: "x" },
])("the call of a list takes %j", (params) => {
  expect(takes(params)).toBe(true);
  expect(paramsOf(list).parse(params)).toEqual(params);
});

it.each([
  { state: [] },
  { state: ["lost"] },
  { state: "waiting" },
  { days: "123" },
  { days: "x" },
  { q: "a" },
  { hasNext: "oui" },
  { ownerId: "personne" },
  { ownerId: "0" },
  { sort: "start" },
  { limit: 26 },
  { after: "" },
])("the call of a list refuses %j", (params) => {
  expect(takes(params)).toBe(false);
});

it("does not know what the page alone reads", () => {
  expect(paramsOf(list).parse({ vue: "wide", wide: "wide" })).toEqual({});
});

it.each([
  ["personne", { ownerId: "none" }],
  ["12", { ownerId: "12" }],
  ["none", {}],
  ["0", {}],
  ["x12", {}],
])("whose something is stands in an address as %s: %j", (qui, asked) => {
  expect(list.askedIn(list.stateIn({ qui }))).toEqual(asked);
});

it("a page of a list has its neighbours and its count, of all where it is narrowed", () => {
  const page = listPageSchema(z.int());
  const of = (count: object) => page.safeParse({ items: [1], next: null, previous: "x", count }).success;
  expect(of({ value: 1, isCapped: false })).toBe(true);
  expect(of({ value: 1, isCapped: false, outOf: { value: 2, isCapped: true } })).toBe(true);
  expect(of({ value: 1 })).toBe(false);
});
