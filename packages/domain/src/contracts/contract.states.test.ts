import { describe, expect, it } from "vitest";
import {
  babysitterContractStates,
  countsAsContract,
  houseworkContractStates,
  isActive,
  isEnded,
  parentContractStates,
  type StateMeaning,
  stateColour,
} from "./contract.states.ts";

const listOf = (states: { rows: readonly { name: string; value: number }[] }) =>
  states.rows.map(({ name, value }) => `${name} ${value}`).join(", ");

describe("the states", () => {
  it("the states of a childcare contract, as its parent sees it, are numbered as printed (CONTRACT-30)", () => {
    expect(listOf(parentContractStates)).toBe(
      "Draft 0, ScheduledForSending 1, WaitingForParentSignature 2, SignedByParent 3, EarlyTermination 4, Expired 5, " +
        "Refused 6, Finished 7, Canceled 8, InProgress 9, Error 99",
    );
  });

  it("the states of a contract, as its babysitter sees it, are numbered as printed, without 4 (CONTRACT-37)", () => {
    expect(listOf(babysitterContractStates)).toBe(
      "Draft 0, ReadyToSend 1, PendingSignature 2, Signed 3, Expired 5, Refused 6, Finished 7, Canceled 8, " +
        "InProgress 9, Error 99",
    );
    expect(babysitterContractStates.schema.safeParse(4).success).toBe(false);
  });

  it("the states of a housework contract are numbered as printed (CONTRACT-42)", () => {
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

const rows: [StateMeaning, active: boolean, counts: boolean][] = [
  ["draft", false, false],
  ["sending", false, true],
  ["waiting", true, true],
  ["signed", true, true],
  ["inProgress", true, true],
  ["earlyTermination", false, true],
  ["finished", false, true],
  ["refused", false, true],
  ["canceled", false, false],
  ["expired", false, true],
  ["error", false, false],
];

describe("a state that means", () => {
  it.each<[StateMeaning, ReturnType<typeof stateColour>, requirements: string]>([
    ["draft", "default", "CONTRACT-OP3"],
    ["sending", "default", "CONTRACT-OP3"],
    ["waiting", "blue", "CONTRACT-32, CONTRACT-39, CONTRACT-43"],
    ["signed", "teal", "CONTRACT-33, CONTRACT-40, CONTRACT-43"],
    ["inProgress", "green", "CONTRACT-31, CONTRACT-38, CONTRACT-43"],
    ["earlyTermination", "default", "CONTRACT-OP3"],
    ["finished", "primary", "CONTRACT-34, CONTRACT-41, CONTRACT-43"],
    ["refused", "default", "CONTRACT-35, CONTRACT-43"],
    ["canceled", "red", "CONTRACT-36, CONTRACT-43"],
    ["expired", "default", "CONTRACT-44, CONTRACT-OP3"],
    ["error", "default", "CONTRACT-OP3"],
  ])("%s has the colour %s (%s)", (meaning, colour) => {
    expect(stateColour(meaning)).toBe(colour);
  });

  it.each(rows)("%s keeps its group in the list or not: %s (CONTRACT-08)", (meaning, active) => {
    expect(isActive(meaning)).toBe(active);
  });

  it.each(rows)("%s has ended or not (CONTRACT-57)", (meaning) => {
    const ended: StateMeaning[] = ["earlyTermination", "finished", "refused", "canceled", "expired"];
    expect(isEnded(meaning)).toBe(ended.includes(meaning));
  });

  it.each(rows)("%s makes somebody who has contracts or not: %s, %s", (meaning, _, counts) => {
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
