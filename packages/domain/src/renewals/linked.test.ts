import { describe, expect, it } from "vitest";
import { parentContractStates } from "../contracts/contract.states.ts";
import { linksPeople } from "./linked.ts";

const days = { today: "2026-06-15", opensOn: "2026-05-01" };
const { SignedByParent, InProgress, Finished, EarlyTermination } = parentContractStates.numbers;

describe("a guard contract links a family and a babysitter", () => {
  it.each<[string, number, string | null, boolean]>([
    ["in progress, without an end", InProgress, null, true],
    ["in progress, until today", InProgress, "2026-06-15", true],
    ["in progress, past its end", InProgress, "2026-06-14", false],
    ["signed", SignedByParent, null, true],
    ["signed, past its end", SignedByParent, "2026-06-14", false],
    ["finished on the day of the opening", Finished, "2026-05-01", true],
    ["finished on the day before", Finished, "2026-04-30", false],
    ["finished, without an end", Finished, null, false],
    ["ended early since the opening", EarlyTermination, "2026-06-01", false],
  ])("%s (RENEWBS-08, RENEWP-10)", (_, state, endDate, isLinking) => {
    expect(linksPeople({ state, endDate }, days)).toBe(isLinking);
  });

  it("not by any other state (RENEWBS-08, RENEWP-10)", () => {
    const linking: readonly number[] = [SignedByParent, InProgress];
    const others = parentContractStates.rows.filter(({ value }) => !linking.includes(value));
    expect(others.filter(({ value }) => linksPeople({ state: value, endDate: null }, days))).toEqual([]);
  });

  it("not by a finished one without a campaign (RENEWBS-08, RENEWP-10)", () => {
    expect(linksPeople({ state: Finished, endDate: "2026-06-15" }, { ...days, opensOn: null })).toBe(false);
  });
});
