import { describe, expect, it } from "vitest";
import { noteCan, noteText } from "./note.ts";
import {
  kindsToRead,
  mayWith,
  ownActTold,
  type PersonKind,
  type PersonRight,
  rolesToRead,
} from "./permitted.ts";
import { isInvitedLately, type PersonAct, personActs, personCan } from "./person.ts";

describe("what one may do with people", () => {
  it.each<[string, PersonRight, boolean, boolean]>([
    ["administrator", "edit", true, true],
    ["coordinator", "create", true, false],
    ["coordinator", "notes", true, true],
    ["recruiter", "read", false, true],
    ["recruiter", "read-private", false, true],
    ["recruiter", "access", false, true],
    ["recruiter", "edit", false, true],
    ["recruiter", "block", false, false],
    ["reader", "read", true, true],
    ["reader", "read-private", false, false],
    ["reader", "notes", false, false],
  ])("%s, %s: parents %s, babysitters %s (AGUI-31)", (one, right, parents, babysitters) => {
    const may = (kind: PersonKind) => mayWith([one as "reader"], kind, right);
    expect([may("Parent"), may("BabySitter")]).toEqual([parents, babysitters]);
  });

  it("reaches the kinds that any of the functions lets one read (STAFF-02)", () => {
    expect([kindsToRead(["recruiter"]), kindsToRead([]), kindsToRead(["reader", "recruiter"])]).toEqual([
      ["BabySitter"],
      [],
      ["Parent", "BabySitter"],
    ]);
    expect(mayWith(["reader", "recruiter"], "Parent", "notes")).toBe(true);
  });

  it.each([
    ["never-invited", ["edit", "invite", "sendReset", "endSessions", "block"]],
    ["active", ["edit", "sendReset", "endSessions", "block"]],
    ["blocked", ["edit", "endSessions", "unblock"]],
    ["deleted", []],
  ] as const)("follows how far an account is: %s (AGUI-32)", (accountState, acts) => {
    const can = personCan(["coordinator"], { role: "Parent", accountState, hasEmail: true });
    const changing = ["edit", "invite", "sendReset", "endSessions", "block", "unblock"] as const;
    expect(changing.filter((act) => can[act])).toEqual(acts);
  });

  const all =
    "edit readContracts readRenewals readToDos readAccess readHistory readLetters readNotes writeNotes";
  const after = "sendReset endSessions";
  it.each([
    ["administrator", "Parent", `${all} readSurveys createContract ${after} block`],
    ["administrator", "BabySitter", `${all} createContract readProfile ${after} block`],
    ["coordinator", "Parent", `${all} readSurveys createContract ${after} block`],
    ["coordinator", "BabySitter", `${all} readProfile ${after} block`],
    ["recruiter", "Parent", ""],
    ["recruiter", "BabySitter", `${all} createContract readProfile ${after}`],
    ["reader", "Parent", "readContracts readRenewals readSurveys"],
    ["reader", "BabySitter", "readContracts readRenewals readProfile"],
  ] as const)("%s does with a %s whose account is active: %s (AGUI-31, AGUI-32)", (one, role, acts) => {
    const can = personCan([one], { role, accountState: "active", hasEmail: true });
    const may = personActs.filter((act) => can[act]);
    expect(may.toSorted()).toEqual(acts.split(" ").filter(Boolean).toSorted());
  });

  it.each([
    ["blocked", "edit readRenewals readProfile readToDos readNotes writeNotes endSessions unblock"],
    ["deleted", "readNotes"],
  ] as const)(
    "does only some of it with a babysitter whose account is %s (AGUI-32)",
    (accountState, acts) => {
      const can = personCan(["administrator"], { role: "BabySitter", accountState, hasEmail: true });
      const always = ["readContracts", "readAccess", "readHistory", "readLetters"];
      const may = personActs.filter((act) => can[act] && !always.includes(act));
      expect(may.toSorted()).toEqual(acts.split(" ").toSorted());
      expect(always.every((act) => can[act as PersonAct])).toBe(true);
    },
  );

  it("reads who works at the agency only where staff may be read (STAFF-02)", () => {
    const read = (["administrator", "coordinator", "recruiter", "reader"] as const).map((one) =>
      rolesToRead([one]),
    );
    expect(read).toEqual([
      ["Parent", "BabySitter", "Agency"],
      ["Parent", "BabySitter"],
      ["BabySitter"],
      ["Parent", "BabySitter"],
    ]);
  });

  it.each([
    [["administrator"], "all", "all", "all"],
    [["coordinator"], "all", "all", "whom"],
    [["recruiter"], "that", "all", "whom"],
    [["reader"], "whom", "whom", "whom"],
    [["recruiter", "reader"], "all", "all", "whom"],
  ] as const)(
    "is told of an own act as %j: on a parent %s, a babysitter %s, a colleague %s (AGUI-31, STAFF-36)",
    (functions, ...told) => {
      const roles = ["Parent", "BabySitter", "Agency"] as const;
      expect(roles.map((role) => ownActTold(functions, role))).toEqual(told);
      expect(ownActTold(functions, null)).toBe("all");
    },
  );

  it.each([
    ["invited", "2026-11-26T09:00:01Z", false],
    ["invited", "2026-11-26T09:00:00Z", true],
    ["invited", null, true],
    ["invitation-expired", "2026-11-26T09:00:01Z", true],
    ["never-invited", null, true],
  ] as const)(
    "invites once in 24 hours while an invitation is good for something: %s, %s (FOLKS-30, AGUI-32)",
    (accountState, at, may) => {
      const lately = isInvitedLately(accountState, at && new Date(at), new Date("2026-11-27T09:00:00Z"));
      const account = { role: "Parent", accountState, hasEmail: true, isInvitedLately: lately } as const;
      expect(personCan(["coordinator"], account).invite).toBe(may);
    },
  );

  it("writes no letter to who has no address (AGUI-32)", () => {
    const can = personCan(["administrator"], {
      role: "Parent",
      accountState: "never-invited",
      hasEmail: false,
    });
    expect([can.invite, can.readProfile, can.readToDos]).toEqual([false, false, true]);
  });
});

describe("a note", () => {
  it.each([
    [" Rappeler\r\nlundi. ", "Rappeler\nlundi."],
    ["a\u0000b\u200b", "ab"],
    ["a\rb\tc", "a\nb c"],
    ["x", "x"],
    ["é".repeat(2_000), "é".repeat(2_000)],
    ["", null],
    [" \n\u200b ", null],
    ["x".repeat(2_001), null],
  ])("keeps its lines and what is seen: %j is %j (FOLKS-34)", (given, kept) => {
    expect(noteText(given)).toBe(kept);
  });

  it.each([
    [7, ["recruiter"], true, true],
    [8, ["recruiter"], false, false],
    [8, ["administrator"], false, true],
    [null, ["coordinator"], false, false],
  ] as const)(
    "%s wrote is changed by its author, removed by them or an administrator (FOLKS-34)",
    (authorId, functions, change, remove) => {
      expect(noteCan(authorId, { personId: 7, functions })).toEqual({ change, remove });
    },
  );
});
