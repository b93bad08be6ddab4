import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const calls = {
  parent: "/CustomerContract/GetMyContracts",
  housework: "/CustomerContract/GetHouseworkContracts",
  babysitter: "/EmployeeContract/GetMyContracts",
};
let portal: TestApp;
let parent: TestPerson;
let babysitter: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  [parent, babysitter] = await Promise.all([insertPerson(db(), "Parent"), insertPerson(db(), "BabySitter")]);
});

const db = () => portal.database.connection.db;
const read = async (path: string, person: TestPerson, headers: Record<string, string> = {}) =>
  portal.call("GET", path, { cookie: await portal.signIn(person.userName), headers });
const references = async (path: string, person: TestPerson): Promise<string[]> =>
  (await read(path, person)).json().map(({ reference }: { reference: string }) => reference);

describe("who may read contracts", () => {
  it.each([
    [calls.parent, { Parent: 200, BabySitter: 403, Agency: 403 }],
    [calls.housework, { Parent: 200, BabySitter: 403, Agency: 403 }],
    [calls.babysitter, { Parent: 403, BabySitter: 200, Agency: 403 }],
  ] as const)("%s answers %j, and 401 to a stranger (API-36, API-37, API-38)", async (path, statuses) => {
    expect((await portal.call("GET", path)).statusCode).toBe(401);
    for (const role of ["Parent", "BabySitter", "Agency"] as const) {
      const answer = await read(path, await insertPerson(db(), role));
      expect([role, answer.statusCode]).toEqual([role, statuses[role]]);
      if (answer.statusCode === 403) expect(answer.json().code).toBe("request.forbidden");
      else expect(answer.json()).toEqual([]);
    }
  });

  it("gives each person their own contracts and nobody else's (CONTRACT-07)", async () => {
    const [neighbour, colleague] = await Promise.all([
      insertPerson(db(), "Parent"),
      insertPerson(db(), "BabySitter"),
    ]);
    for (const [person, mark] of [
      [parent, "mine"],
      [neighbour, "theirs"],
    ] as const) {
      await insertParentContract(db(), person.personId, { reference: `GE-${mark}` });
      await insertHouseworkContract(db(), person.personId, { reference: `MNH-${mark}` });
    }
    await insertBabysitterContract(db(), babysitter.personId, { reference: "INT-mine" });
    await insertBabysitterContract(db(), colleague.personId, { reference: "INT-theirs" });

    expect(await references(calls.parent, parent)).toEqual(["GE-mine"]);
    expect(await references(calls.housework, parent)).toEqual(["MNH-mine"]);
    expect(await references(calls.babysitter, babysitter)).toEqual(["INT-mine"]);
    const asked = `?parentID=${neighbour.personId}&CustomerID=${neighbour.personId}&userId=${neighbour.personId}`;
    expect(await references(calls.parent + asked, parent)).toEqual(["GE-mine"]);
    expect(await references(calls.parent, neighbour)).toEqual(["GE-theirs"]);
  });
});

describe("in which order contracts come", () => {
  it("puts the highest reference first, numbers read as numbers (CONTRACT-12)", async () => {
    for (const number of ["9", "10", "1", "100"]) {
      await insertParentContract(db(), parent.personId, { reference: `GE-A-${number}` });
      await insertHouseworkContract(db(), parent.personId, { reference: `MNH-A-${number}` });
      await insertBabysitterContract(db(), babysitter.personId, { reference: `INT-A-${number}` });
    }
    const numbers = ["100", "10", "9", "1"];
    expect(await references(calls.parent, parent)).toEqual(numbers.map((n) => `GE-A-${n}`));
    expect(await references(calls.housework, parent)).toEqual(numbers.map((n) => `MNH-A-${n}`));
    expect(await references(calls.babysitter, babysitter)).toEqual(numbers.map((n) => `INT-A-${n}`));
  });

  it("puts a housework contract's latest amendment before the earlier ones", async () => {
    for (const start_date of ["2025-09-01", null, "2026-09-01", "2024-09-01"]) {
      await insertHouseworkContract(db(), parent.personId, { reference: "MNH-B-1", start_date });
    }
    const days = (await read(calls.housework, parent)).json().map((contract: { startDate: string }) => {
      return contract.startDate;
    });
    expect(days).toEqual(["2026-09-01", "2025-09-01", "2024-09-01", null]);
  });
});

describe("which states contracts can be in", () => {
  const url = "https://signature.example/abc";
  it.each([
    ["parent", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 99], "documentSignatureURL"],
    ["housework", [0, 1, 2, 3, 4, 5, 6, 7, 8, 99], "documentSignatureURL"],
    ["babysitter", [0, 1, 2, 3, 5, 6, 7, 8, 9, 99], "contractDocumentSignatureUrl"],
  ] as const)(
    "a %s contract: %j; only one that waits for a signature carries its link (CONTRACT-30, CONTRACT-37, CONTRACT-42)",
    async (kind, states, field) => {
      const [person, insert] = {
        parent: [parent, insertParentContract] as const,
        housework: [parent, insertHouseworkContract] as const,
        babysitter: [babysitter, insertBabysitterContract] as const,
      }[kind];
      for (const state of states) {
        const given = { reference: `${kind}-${person.personId}-${state}`, signature_url: url };
        await insert(db(), person.personId, { ...given, state: state as 0 });
      }
      const contracts: Record<string, unknown>[] = (await read(calls[kind], person)).json();
      expect(contracts.map(({ state }) => state).toSorted((a, b) => Number(a) - Number(b))).toEqual(states);
      expect(contracts.filter((contract) => contract[field] !== null)).toEqual([
        expect.objectContaining({ state: 2, [field]: url }),
      ]);
    },
  );

  it.each([
    ["fr", "fr"],
    ["en", "en-GB,fr;q=0.5"],
    ["fr", "de"],
    ["fr", ""],
  ] as const)("says each state in words, in %s for « %s »", async (locale, header) => {
    for (const { value: state } of parentContractStates.rows) {
      await insertParentContract(db(), parent.personId, { state });
    }
    for (const { value: state } of babysitterContractStates.rows) {
      await insertBabysitterContract(db(), babysitter.personId, { state });
    }
    const headers = { "accept-language": header };
    for (const contract of (await read(calls.parent, parent, headers)).json()) {
      expect(contract.displayState).toBe(parentContractStates.label(contract.state, locale));
    }
    for (const contract of (await read(calls.babysitter, babysitter, headers)).json()) {
      expect(contract.stateDisplayName).toBe(babysitterContractStates.label(contract.state, locale));
    }
  });

  it("knows no state 4 of a babysitter's contract, and no 9 of a housework one (CONTRACT-37, CONTRACT-42)", async () => {
    expect(babysitterContractStates.rows.map(({ value }) => value)).not.toContain(4);
    expect(houseworkContractStates.rows.map(({ value }) => value)).not.toContain(9);
    const unknown = insertBabysitterContract(db(), babysitter.personId, { state: 4 as 3 });
    await expect(unknown).rejects.toThrow("a_babysitter_contract_state_is_known");
    const other = insertHouseworkContract(db(), parent.personId, { state: 9 as 3 });
    await expect(other).rejects.toThrow("a_housework_contract_state_is_known");
  });
});
