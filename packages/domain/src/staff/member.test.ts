import { describe, expect, it } from "vitest";
import { type MemberAct, memberActs, memberCan, memberStates } from "./member.ts";

const acts = (can: Record<MemberAct, boolean>) => memberActs.filter((act) => can[act]);
const all = [
  "update",
  "updateEmail",
  "updateFunctions",
  "linkMember",
  "endSessions",
  "end",
  "resetSecondFactor",
];

describe("what may be done about somebody of the agency", () => {
  it.each([
    [
      "invited",
      [
        "update",
        "updateEmail",
        "updateFunctions",
        "linkMember",
        "endSessions",
        "end",
        "invite",
        "resetSecondFactor",
      ],
    ],
    ["active", all],
    ["suspended", all],
    ["ended", ["reopen"]],
  ] as const)(
    "is for an administrator to do to somebody who is %s (STAFF-14, AGUI-32)",
    (state, expected) => {
      expect(
        acts(memberCan(state, { functions: ["administrator"], isOneself: false, hasEmail: true })),
      ).toEqual(expected);
    },
  );

  it.each(memberStates)("is nothing for any other function: %s (STAFF-02)", (state) => {
    const functions = ["coordinator", "recruiter", "reader"] as const;
    expect(acts(memberCan(state, { functions, isOneself: false, hasEmail: true }))).toEqual([]);
  });

  it("leaves to another administrator what nobody does to themselves (STAFF-06)", () => {
    expect(
      acts(memberCan("active", { functions: ["administrator"], isOneself: true, hasEmail: true })),
    ).toEqual(["update", "linkMember", "endSessions"]);
  });

  it.each([
    ["active", all.filter((act) => act !== "resetSecondFactor")],
    ["invited", all.filter((act) => act !== "resetSecondFactor")],
    ["ended", []],
  ] as const)(
    "is nothing that goes by letter where none reaches them: %s (STAFF-33, AGUI-32)",
    (state, expected) => {
      const looked = { functions: ["administrator"], isOneself: false, hasEmail: false } as const;
      expect(acts(memberCan(state, looked))).toEqual(expected);
    },
  );
});
