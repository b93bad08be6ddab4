import { describe, expect, it } from "vitest";
import { contractMoves, type MoveName, officeMoves } from "../contract.moves.ts";
import { stateMeanings } from "../contract.states.ts";
import { contractKinds } from "../contractKind.ts";
import {
  type MovedContract,
  missingFor,
  missingToSign,
  moveObstacle,
  moveProblem,
  movesFrom,
  type SaidWithMove,
  stateAfter,
} from "./judgedMove.ts";

// A day in Paris that is still the day before in London.
const now = new Date("2026-11-24T23:30:00Z");
const today = "2026-11-25";
const ready: MovedContract = {
  kind: "guard",
  meaning: "draft",
  startDate: "2026-11-01",
  endDate: "2027-08-31",
  signatureUrl: "https://sign.example/1",
  hasDocument: true,
  isReachable: true,
  hasAddress: true,
  askedAt: new Date("2026-11-10T08:00:00Z"),
  signBy: "2026-11-25",
  reminders: 0,
  lastRemindedAt: null,
  isSignedHere: false,
  isGroupActive: false,
};

describe("what is missing before somebody can be asked to sign", () => {
  it.each([
    [{}, []],
    [{ hasDocument: false }, ["document"]],
    [{ startDate: null }, ["start-date"]],
    [{ signatureUrl: null }, ["signature-url"]],
    [{ signatureUrl: "" }, ["signature-url"]],
    [{ isReachable: false }, ["email"]],
    [
      { hasDocument: false, startDate: null, signatureUrl: null, isReachable: false },
      ["document", "start-date", "signature-url", "email"],
    ],
  ] as const)("%j lacks %j (AGCON-10)", (given, missing) => {
    expect(missingToSign({ ...ready, ...given })).toEqual(missing);
  });
});

it("a reminder waits for somebody whom it finds, kept out or not, and for nothing else (AGCON-12)", () => {
  const lacking = { ...ready, meaning: "waiting", hasDocument: false, signatureUrl: null } as const;
  expect(moveObstacle({ ...lacking, isReachable: false }, "remind", now)).toBeNull();
  const unwritten = { ...lacking, hasAddress: false };
  expect([moveObstacle(unwritten, "remind", now), missingFor(unwritten, "remind")]).toEqual([
    "not-ready",
    ["email"],
  ]);
  expect(missingFor(unwritten, "ask")).toEqual(["document", "signature-url"]);
});

describe("which acts a contract can take", () => {
  it("is one of the table from every state, of every kind that has both (AGCON-10)", () => {
    for (const kind of contractKinds)
      for (const meaning of stateMeanings)
        for (const name of officeMoves) {
          const { from } = contractMoves[name] as { from: readonly string[] };
          const isOfKind = name !== "terminate" || kind === "guard";
          const may = movesFrom({ kind, meaning }, ["edit", "correct", "job"]).includes(name);
          expect([kind, meaning, name, may]).toEqual([
            kind,
            meaning,
            name,
            from.includes(meaning) && isOfKind,
          ]);
        }
  });

  it("depends on who asks: the portal alone lets a request expire (AGCON-11)", () => {
    const waiting = { kind: "babysitter", meaning: "waiting" } as const;
    expect(movesFrom(waiting, ["edit"])).toEqual(["remind", "withdraw", "sign", "decline", "cancel"]);
    expect(movesFrom(waiting, ["correct"])).toEqual(["fail"]);
    expect(movesFrom(waiting, ["job"])).toEqual(["expire"]);
    // What several may do is done by each of them.
    const signed = { kind: "guard", meaning: "signed" } as const;
    expect([movesFrom(signed, ["edit"]), movesFrom(signed, ["job"]), movesFrom(signed, [])]).toEqual([
      ["start", "cancel"],
      ["start"],
      [],
    ]);
  });
});

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("what stands in the way of an act", () => {
  it.each<[MoveName, Partial<MovedContract>, unknown]>([
    ["ask", {}, null],
    ["ask", { meaning: "waiting" }, "move-impossible"],
    ["ask", { hasDocument: false }, "not-ready"],
    ["schedule", { isReachable: false }, "not-ready"],
    ["unschedule", { meaning: "sending", hasDocument: false }, null],
    ["remind", { meaning: "waiting" }, null],
    ["remind", { meaning: "waiting", signBy: null }, null],
    ["remind", { meaning: "waiting", signBy: "2026-11-24" }, "deadline-passed"],
    ["remind", { meaning: "waiting", reminders: 4, lastRemindedAt: hoursAgo(24) }, null],
    ["remind", { meaning: "waiting", reminders: 5, lastRemindedAt: hoursAgo(99) }, "reminded-enough"],
    ["remind", { meaning: "waiting", reminders: 1, lastRemindedAt: hoursAgo(23.99) }, "reminded-lately"],
    ["remind", { meaning: "waiting", isSignedHere: true }, "signed-here"],
    ["start", { meaning: "signed", startDate: today }, null],
    ["start", { meaning: "signed", startDate: "2026-11-26" }, "move-impossible"],
    ["start", { meaning: "signed", startDate: null }, "move-impossible"],
    ["cancel", { meaning: "signed", startDate: "2026-11-26" }, null],
    ["cancel", { meaning: "signed", startDate: null }, null],
    ["cancel", { meaning: "signed", startDate: today }, "move-impossible"],
    ["cancel", { meaning: "waiting", startDate: today }, null],
    ["reopen", { meaning: "refused" }, null],
    ["reopen", { meaning: "refused", isGroupActive: true }, "group-active"],
    ["ask", { isGroupActive: true }, null],
    ["end", { meaning: "inProgress", startDate: "2026-11-26", endDate: null }, null],
    ["end", { meaning: "inProgress", endDate: today }, null],
    ["end", { meaning: "inProgress", endDate: "2026-11-26" }, { field: "day", code: "early-end" }],
    ["end", { meaning: "inProgress", kind: "housework" }, null],
  ])("%s of a contract with %j: %j (AGCON-10)", (name, given, obstacle) => {
    expect(moveObstacle({ ...ready, ...given }, name, now)).toEqual(obstacle);
  });
});

const day = (code: string) => ({ field: "day", code });
const unfit = { field: "state", code: "state-unfit" };

describe("what must be said with an act", () => {
  it.each<[MoveName, Partial<MovedContract>, SaidWithMove, unknown]>([
    ["schedule", {}, { day: "2026-11-26" }, null],
    ["schedule", {}, { day: "2027-02-23" }, null],
    ["schedule", {}, { day: today }, day("sending-day")],
    ["schedule", {}, { day: "2027-02-24" }, day("sending-day")],
    ["schedule", {}, {}, day("sending-day")],
    ["ask", {}, {}, null],
    ["ask", { hasDocument: false }, {}, "not-ready"],
    ["ask", {}, { signBy: today }, null],
    ["ask", {}, { signBy: "2027-02-23" }, null],
    ["ask", {}, { signBy: "2026-11-24" }, { field: "signBy", code: "deadline-day" }],
    ["ask", {}, { signBy: "2027-02-24" }, { field: "signBy", code: "deadline-day" }],
    ["withdraw", { meaning: "waiting" }, { reason: "Heures à revoir" }, null],
    ["withdraw", { meaning: "waiting" }, { reason: null }, { field: "reason", code: "end-words" }],
    ["sign", { meaning: "waiting" }, { day: today }, null],
    ["sign", { meaning: "waiting" }, { day: "2026-11-10" }, null],
    ["sign", { meaning: "waiting" }, { day: "2026-11-09" }, day("signing-day")],
    ["sign", { meaning: "waiting" }, { day: "2026-11-26" }, day("signing-day")],
    ["sign", { meaning: "waiting", askedAt: null }, { day: "2020-01-01" }, null],
    ["decline", { meaning: "waiting" }, {}, { field: "reason", code: "end-words" }],
    ["end", { meaning: "inProgress", endDate: null }, { day: today, endReason: "moving" }, null],
    ["end", { meaning: "inProgress", endDate: today }, { day: today, endReason: "planned" }, null],
    ["end", { meaning: "inProgress" }, { day: today, endReason: "moving" }, day("early-end")],
    [
      "end",
      { meaning: "inProgress", endDate: today },
      { day: "2026-11-24", endReason: "moving" },
      day("early-end"),
    ],
    ["end", { meaning: "inProgress", kind: "housework" }, { day: today, endReason: "moving" }, null],
    [
      "end",
      { meaning: "inProgress", endDate: null },
      { day: "2026-11-26", endReason: "moving" },
      day("end-day"),
    ],
    [
      "end",
      { meaning: "inProgress", endDate: null },
      { day: "2026-10-31", endReason: "moving" },
      day("end-day"),
    ],
    [
      "end",
      { meaning: "inProgress", endDate: null },
      { day: today, endReason: "resignation" },
      { field: "endReason", code: "end-reason" },
    ],
    ["end", { meaning: "inProgress", kind: "babysitter" }, { day: today, endReason: "resignation" }, null],
    [
      "end",
      { meaning: "inProgress", endDate: null },
      { day: today, endReason: "other" },
      { field: "reason", code: "end-words" },
    ],
    [
      "end",
      { meaning: "inProgress", endDate: null },
      { day: today, endReason: "other", reason: "Décès" },
      null,
    ],
    ["end", { meaning: "inProgress", endDate: null }, { endReason: "moving" }, day("end-day")],
    [
      "end",
      { meaning: "inProgress", endDate: null, startDate: null },
      { day: today, endReason: "moving" },
      null,
    ],
    ["terminate", { meaning: "inProgress", startDate: null }, { day: today, endReason: "moving" }, null],
    ["terminate", { meaning: "inProgress" }, { endReason: "moving" }, day("termination-day")],
    ["terminate", { meaning: "inProgress" }, { day: "2026-11-01", endReason: "moving" }, null],
    ["terminate", { meaning: "inProgress" }, { day: "2027-02-23", endReason: "moving" }, null],
    [
      "terminate",
      { meaning: "inProgress" },
      { day: today, endReason: "planned" },
      { field: "endReason", code: "end-reason" },
    ],
    [
      "terminate",
      { meaning: "inProgress" },
      { day: "2027-02-24", endReason: "moving" },
      day("termination-day"),
    ],
    [
      "terminate",
      { meaning: "inProgress" },
      { day: "2026-10-31", endReason: "moving" },
      day("termination-day"),
    ],
    ["fail", { meaning: "finished" }, { reason: "Doublon" }, null],
    ["fail", { meaning: "finished" }, {}, { field: "reason", code: "end-words" }],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "draft" }, null],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "inProgress" }, null],
    ["repair", { meaning: "error", startDate: today }, { reason: "Corrigé", state: "inProgress" }, null],
    ["repair", { meaning: "error", startDate: null }, { reason: "Corrigé", state: "inProgress" }, unfit],
    [
      "repair",
      { meaning: "error", startDate: "2026-11-26", hasDocument: false },
      { reason: "Corrigé", state: "draft" },
      null,
    ],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "waiting" }, null],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "earlyTermination" }, unfit],
    ["repair", { meaning: "error", endDate: today }, { reason: "Corrigé", state: "earlyTermination" }, null],
    ["repair", { meaning: "error", endDate: null }, { reason: "Corrigé", state: "finished" }, unfit],
    ["repair", { meaning: "error" }, { reason: "Corrigé" }, unfit],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "error" }, unfit],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "sending" }, unfit],
    ["repair", { meaning: "error" }, { reason: "Corrigé", state: "finished" }, unfit],
    ["repair", { meaning: "error", endDate: today }, { reason: "Corrigé", state: "finished" }, null],
    [
      "repair",
      { meaning: "error", startDate: "2026-11-26" },
      { reason: "Corrigé", state: "inProgress" },
      unfit,
    ],
    [
      "repair",
      { meaning: "error", kind: "babysitter", endDate: today },
      { reason: "Corrigé", state: "earlyTermination" },
      unfit,
    ],
    [
      "repair",
      { meaning: "error", hasDocument: false },
      { reason: "Corrigé", state: "waiting" },
      "not-ready",
    ],
  ])("%s of a contract with %j and %j: %j (AGCON-10, AGCON-17)", (name, given, said, problem) => {
    expect(moveProblem({ ...ready, ...given }, name, said, now)).toEqual(problem);
  });

  it.each([
    ["terminate", { day: today }, "earlyTermination"],
    ["terminate", { day: "2026-11-26" }, "inProgress"],
    ["terminate", {}, "earlyTermination"],
    ["end", { day: today }, "finished"],
    ["end", { day: "2026-11-26" }, "finished"],
    ["repair", { state: "signed" }, "signed"],
  ] as const)(
    "%s with %j leads to %s: an end to come moves the state on its day (AGCON-10)",
    (name, said, state) => {
      expect(stateAfter({ meaning: "inProgress" }, name, said, today)).toBe(state);
    },
  );
});
