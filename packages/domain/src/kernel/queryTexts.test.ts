import { expect, it } from "vitest";
import * as z from "zod/mini";
import { listOf, several, text, words } from "./lists/listOf.ts";
import { longList } from "./lists/longList.ts";
import { paramsOf } from "./lists/paramsOf.ts";
import { queryTexts } from "./queryTexts.ts";
import { readWire } from "./wire.ts";

const list = longList(
  {
    etat: several(words({ attente: "waiting", signe: "signed" }, "state")),
    vu: words({ oui: true }, "seen"),
  },
  { nom: "name" },
);
const params = paramsOf(list);
const read = (query: Record<string, unknown>) => readWire(params, queryTexts(params, query));

it.each([
  [{}, {}],
  [{ state: "waiting" }, { state: ["waiting"] }],
  [{ STATE: "waiting,signed" }, { state: ["waiting", "signed"] }],
  [{ state: ["waiting", "signed"] }, { state: ["waiting", "signed"] }],
  [
    { limit: "25", sort: "-name", seen: "true" },
    { limit: 25, sort: "-name", seen: true },
  ],
  [{ after: "a,b", unknown: "1" }, { after: "a,b" }],
])("the query %j is read as %j (AGUI-28)", (query, value) => {
  expect(read(query)).toEqual({ ok: true, value });
});

it.each([
  [{ state: "waiting,lost" }, "state[1]"],
  [{ state: "" }, "state[0]"],
  [{ limit: "30" }, "limit"],
  [{ limit: ["25", "50"] }, "limit"],
  [{ sort: "nom" }, "sort"],
  [{ after: "" }, "after"],
  [{ seen: "false" }, "seen"],
])("the query %j is wrong at %s (AGUI-27)", (query, path) => {
  const answer = read(query);
  expect(answer.ok ? null : answer.issues.map((issue) => issue.path)).toEqual([path]);
});

it("leaves what is no list as it stands", () => {
  const plain = z.extend(paramsOf(listOf({ annee: text(/^\d{4}$/, "year") })), { id: z.string() });
  expect(queryTexts(plain, { year: "2026", id: "1,2" })).toEqual({ year: "2026", id: "1,2" });
});
