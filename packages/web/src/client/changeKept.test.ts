import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { CallError } from "./call/callError.ts";
import { changeKept } from "./changeKept.ts";
import type { WithProof } from "./withProof.ts";

const queryKey = ["Agency", "Contract", { id: 7 }];
const sentence = { fr: "Refusé.", en: "Refused." };
const changedMeanwhile = new CallError(409, sentence, agencyRefusals.changedMeanwhile.code);

const unproved: WithProof = (act) => act();

/** A page that shows version 1 of a contract, of which the server keeps version 2, with another reading of the same contract. */
function aPage() {
  const queries = new QueryClient();
  const queryFn = vi.fn(async () => ({ value: "le deuxième", version: '"2"' }));
  queries.setQueryData(queryKey, { value: "le premier", version: '"1"' });
  queries.setQueryData(["Agency", "Contract", "history"], []);
  queries.setQueryData(["Agency", "Person", { id: 7 }], {});
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  return { queries, query: { queryKey, queryFn }, isStale };
}

test("a change is made from the version that the page shows, and all that is read of the thing is read again (AGUI-21)", async () => {
  const { queries, query, isStale } = aPage();
  const change = vi.fn(async () => "made");
  expect(await changeKept(queries, query, unproved, change)).toBe("sent");
  expect(change.mock.calls).toEqual([['"1"']]);
  expect(isStale(queryKey)).toBe(true);
  expect(isStale(["Agency", "Contract", "history"])).toBe(true);
  expect(isStale(["Agency", "Person", { id: 7 }])).toBe(false);
  queries.removeQueries();
  await changeKept(queries, query, unproved, change);
  expect(change).toHaveBeenLastCalledWith(null);
});

test("a change that was not proved was not made, and nothing is read again (FACTOR-13)", async () => {
  const { queries, query, isStale } = aPage();
  expect(await changeKept(queries, query, async () => null, vi.fn())).toBe("given-up");
  expect(isStale(queryKey)).toBe(false);
});

test("whoever was slower gets what is kept now, read anew, beside what was refused; what stands beside is read again (AGUI-22)", async () => {
  const { queries, query, isStale } = aPage();
  const outcome = await changeKept(queries, query, unproved, () => Promise.reject(changedMeanwhile));
  expect(outcome).toEqual({ now: "le deuxième", refused: changedMeanwhile });
  expect(query.queryFn).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(queryKey)).toEqual({ value: "le deuxième", version: '"2"' });
  expect(isStale(queryKey)).toBe(false);
  expect(isStale(["Agency", "Contract", "history"])).toBe(true);
  expect(isStale(["Agency", "Person", { id: 7 }])).toBe(false);
});

test.each([
  ["another refusal", new CallError(409, sentence, "contracts.ended")],
  ["a bug", new TypeError("not a call")],
])("%s is not taken for somebody who was faster (AGUI-21)", async (_, failed) => {
  const { queries, query, isStale } = aPage();
  await expect(changeKept(queries, query, unproved, () => Promise.reject(failed))).rejects.toBe(failed);
  expect(query.queryFn).not.toHaveBeenCalled();
  expect(isStale(queryKey)).toBe(false);
});
