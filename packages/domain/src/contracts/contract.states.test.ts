import { describe, expect, it } from "vitest";
import {
  babysitterContractStates,
  countsAsContract,
  houseworkContractStates,
  isActive,
  parentContractStates,
  type StateMeaning,
  stateColour,
} from "./contract.states.ts";

const listOf = (states: { rows: readonly { name: string; value: number }[] }) =>
  states.rows.map(({ name, value }) => `${name} ${value}`).join(", ");

describe("the states", () => {
  it("of a childcare contract, as its parent sees it, are numbered as printed (CONTRACT-30)", () => {
    expect(listOf(parentContractStates)).toBe(
      "Draft 0, ScheduledForSending 1, WaitingForParentSignature 2, SignedByParent 3, EarlyTermination 4, Expired 5, " +
        "Refused 6, Finished 7, Canceled 8, InProgress 9, Error 99",
    );
  });

  it("of a contract, as its babysitter sees it, are numbered as printed, without 4 (CONTRACT-37)", () => {
    expect(listOf(babysitterContractStates)).toBe(
      "Draft 0, ReadyToSend 1, PendingSignature 2, Signed 3, Expired 5, Refused 6, Finished 7, Canceled 8, " +
        "InProgress 9, Error 99",
    );
    expect(babysitterContractStates.schema.safeParse(4).success).toBe(false);
  });

  it("of a housework contract are numbered as printed (CONTRACT-42)", () => {
    expect(listOf(houseworkContractStates)).toBe(
      "Draft 0, ReadyToSend 1, WaitingSignature 2, Signed 3, InProgress 4, Finished 5, Canceled 6, Declined 7, " +
        "Expired 8, Error 99",
    );
  });

  it.each([parentContractStates, babysitterContractStates, houseworkContractStates])(
    "are said in both languages",
    ({ rows }) => {
      for (const { fr, en } of rows) expect(fr && en).not.toBe("");
    },
  );
});

type Row = [StateMeaning, ReturnType<typeof stateColour>, active: boolean, counts: boolean];
const rows: Row[] = [
  ["draft", "default", false, false],
  ["sending", "default", false, true],
  ["waiting", "blue", true, true],
  ["signed", "teal", true, true],
  ["inProgress", "green", true, true],
  ["earlyTermination", "default", false, true],
  ["finished", "primary", false, true],
  ["refused", "default", false, true],
  ["canceled", "red", false, false],
  ["expired", "default", false, true],
  ["error", "default", false, false],
];

describe("a state that means", () => {
  it.each(rows)(
    "%s has the colour %s (CONTRACT-31, CONTRACT-32, CONTRACT-33, CONTRACT-34, CONTRACT-35, CONTRACT-36, CONTRACT-38, CONTRACT-39, CONTRACT-40, CONTRACT-41, CONTRACT-43, CONTRACT-44)",
    (meaning, colour) => {
      expect(stateColour(meaning)).toBe(colour);
    },
  );

  it.each(rows)("%s keeps its group in the list or not: %s, %s (CONTRACT-08)", (meaning, _, active) => {
    expect(isActive(meaning)).toBe(active);
  });

  it.each(rows)("%s makes somebody who has contracts or not: %s, %s, %s", (meaning, _, __, counts) => {
    expect(countsAsContract(meaning)).toBe(counts);
  });
});

describe("the numbers that are waiting, signed or in progress", () => {
  const activeNumbers = (states: { rows: readonly { value: number; meaning: StateMeaning }[] }) =>
    states.rows.filter(({ meaning }) => isActive(meaning)).map(({ value }) => value);

  it("are 2, 3 and 9 for childcare, 2, 3 and 4 for housework (CONTRACT-08, CONTRACT-09)", () => {
    expect(activeNumbers(parentContractStates)).toEqual([2, 3, 9]);
    expect(activeNumbers(babysitterContractStates)).toEqual([2, 3, 9]);
    expect(activeNumbers(houseworkContractStates)).toEqual([2, 3, 4]);
  });
});
