import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnswersPortal, openAnswersPortal } from "../testing/answers/answersPortal.ts";
import { type Asking, asked, emptyHere, unasked } from "../testing/answers/asked.ts";
import { askedBesides } from "../testing/answers/askedBesides.ts";
import type { Reader } from "../testing/answers/readers.ts";
import { holdOutlines } from "../testing/outline/heldOutlines.ts";
import { declaredCalls } from "../testing/walks/declaredCalls.ts";

const calls = declaredCalls.filter(({ method }) => method === "GET");

/** Who may ask for it: each of those here. */
function readersOf({ access }: Endpoint): Reader[] {
  if (access === "any") return ["Parent", "BabySitter", "Agency"];
  if (access === "public") return ["Parent"];
  return "permission" in access ? ["Agency"] : [...access];
}
const bare = (call: Endpoint): Asking[] =>
  readersOf(call).map((as) => ({ as, how: "", at: () => call.path }));

function askingsOf(call: Endpoint): readonly Asking[] {
  const besides = askedBesides[call.path] ?? [];
  const isBesides = (known: Asking) => besides.some(({ as, how }) => as === known.as && how === known.how);
  return [...(asked[call.path] ?? bare(call)).filter((known) => !isBesides(known)), ...besides];
}

// What reading leaves in the audit is read before it is left.
const isOfAudit = ({ path }: Endpoint) => /\/Audit|\/History/.test(path);
const titled = [...calls.filter(isOfAudit), ...calls.filter((call) => !isOfAudit(call))]
  .filter(({ path }) => !(path in unasked))
  .flatMap((call) =>
    askingsOf(call).map(
      (asking) => [`${call.path} ${asking.as} ${asking.how}`.trim(), { ...asking, path: call.path }] as const,
    ),
  );

let given: AnswersPortal;
// As many of a list as its order and what is said of each show by.
const few = 4;
const outlines = new Map<string, string>();
beforeAll(async () => {
  given = await openAnswersPortal();
});
afterAll(() => given.close());

describe("every call that only reads", () => {
  it("is tried here, by everybody who may or with what it asks for; whoever adds one says so in testing/answers", () => {
    const paths = new Set(calls.map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(90);
    expect(
      [asked, askedBesides, unasked].flatMap(Object.keys).filter((path) => !paths.has(path as never)),
    ).toEqual([]);
    expect(new Set(titled.map(([title]) => title)).size).toBe(titled.length);
  });

  it.each(titled)(
    "answers each who may ask, in a space that is full: %s (API-OP6)",
    async (title, { as, at, most = few }) => {
      const address = await at(given);
      const answer = await given.call(as, address);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      outlines.set(title, given.outline.answerOf(answer, most));
    },
  );

  it("finds something to say, but by the calls that stand in testing/answers with their reasons", () => {
    const nothing = /^answers 200\n {2}(?:\[\]$|\{\}$|\{items: \[\])/;
    const full = new Set(
      titled.filter(([title]) => !nothing.test(outlines.get(title) ?? "")).map(([, { path }]) => path),
    );
    const empty = new Set(titled.map(([, { path }]) => path).filter((path) => !full.has(path)));
    expect([...empty].sort()).toEqual(Object.keys(emptyHere).sort());
  });

  holdOutlines(
    "answers",
    titled.map(([title]) => title).toSorted((one, other) => (one < other ? -1 : 1)),
    outlines,
  );
});
