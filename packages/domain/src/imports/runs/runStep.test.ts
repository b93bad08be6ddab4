import { describe, expect, it } from "vitest";
import { type RunState, runStates } from "./run.ts";
import { type RunAct, type RunStep, runCan, runObstacle, tryIsGoodForMs } from "./runStep.ts";
import { newImportList, runLinesList } from "./runs.filters.ts";
import { runRefusals } from "./runs.refusals.ts";

const now = new Date("2026-11-26T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const acts: readonly RunAct[] = ["change-files", "try", "run", "stop", "abandon"];
const step = (state: RunState, more: Partial<RunStep> = {}): RunStep => ({
  source: "page",
  state,
  triedAt: ago(60_000),
  problem: null,
  files: 1,
  ...more,
});
const may = (given: RunStep) => acts.filter((act) => runObstacle(act, given, now) === null);

describe("an import by page", () => {
  const allowed: Partial<Record<RunState, readonly RunAct[]>> = {
    preparing: ["change-files", "try", "abandon"],
    trying: ["stop"],
    tried: ["change-files", "try", "run", "abandon"],
    running: ["stop"],
    interrupted: ["change-files", "try", "abandon"],
  };
  it.each(runStates)(
    "an import that is %s can be worked on as far as it got (IMPORTS-08, IMPORTS-09)",
    (state) => {
      expect(may(step(state))).toEqual(allowed[state] ?? []);
    },
  );

  it("says what may be done with it to who may do it, and nothing to others (AGUI-32)", () => {
    const nothing = { changeFiles: false, try: false, run: false, stop: false, abandon: false };
    expect(runCan(step("tried"), ["administrator"], now)).toEqual({
      ...{ changeFiles: true, try: true, run: true, stop: false, abandon: true },
    });
    expect(runCan(step("running"), ["administrator"], now)).toEqual({ ...nothing, stop: true });
    expect(runCan(step("tried"), ["coordinator", "recruiter", "reader"], now)).toEqual(nothing);
  });

  it("is over for the page where the command made it (IMPORTS-17)", () => {
    expect(runStates.flatMap((state) => may(step(state, { source: "command" })))).toEqual([]);
    expect(runObstacle("stop", step("running", { source: "command" }), now)).toBe(runRefusals.ended);
  });

  it.each([
    ["run", step("tried", { files: 0 }), runRefusals.nothing],
    ["try", step("preparing", { files: 0 }), runRefusals.nothing],
    ["run", step("tried", { problem: "changed-since" }), runRefusals.changedSince],
    ["try", step("tried", { problem: "changed-since" }), null],
    ["run", step("tried", { triedAt: null }), runRefusals.notTried],
    ["run", step("tried", { triedAt: ago(tryIsGoodForMs) }), runRefusals.notTried],
    ["run", step("tried", { triedAt: ago(tryIsGoodForMs - 1) }), null],
    ["run", step("interrupted"), runRefusals.notTried],
    ["run", step("running"), runRefusals.running],
    ["try", step("done"), runRefusals.ended],
    ["stop", step("done"), runRefusals.ended],
  ] as const)("answers %s of %j with %j (IMPORTS-08, IMPORTS-09)", (act, given, refusal) => {
    expect(runObstacle(act, given, now)).toBe(refusal);
  });

  it("was looked at well enough for a day (IMPORTS-08)", () => {
    expect(tryIsGoodForMs).toBe(86_400_000);
  });
});

it.each([
  [
    { fichier: "personnes.csv", issue: "refusee" },
    { file: "personnes.csv", outcome: "refused" },
  ],
  [
    { fichier: "a-b-c.csv", colonne: "prénom" },
    { file: "a-b-c.csv", column: "prénom" },
  ],
  [{ fichier: "documents-a-consulter.csv" }, { file: "documents-a-consulter.csv" }],
  [{ colonne: "x".repeat(100) }, { column: "x".repeat(100) }],
  [{ probleme: "invalid-month-of" }, { problem: "invalid-month-of" }],
] as Record<string, string>[][])(
  "lines of an import are narrowed by the address %j: %j",
  (address, asked) => {
    expect(runLinesList.askedIn(runLinesList.stateIn(address ?? {}))).toEqual(asked);
    expect(newImportList.ignoredIn(address ?? {})).toEqual([]);
  },
);

it.each([
  { fichier: "Personnes.csv" },
  { fichier: "-a.csv" },
  { fichier: "a--b.csv" },
  { fichier: "a.csvx" },
  { fichier: "1a.csv" },
  { fichier: "acsv" },
  { colonne: "" },
  { colonne: "x".repeat(101) },
  { probleme: "1a" },
  { probleme: "a-" },
  { probleme: "A" },
  { probleme: "a-1" },
])("no line is found by %j", (address) => {
  expect(runLinesList.ignoredIn(address)).toEqual(Object.keys(address));
});
