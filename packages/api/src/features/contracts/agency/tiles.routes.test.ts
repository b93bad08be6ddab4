import { contractsList } from "@ribambelle/domain/contracts/agency/contracts.filters";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staffCookie } from "../../../testing/signedIn.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { contractsWaiting } from "./contracts.tiles.store.ts";

let portal: TestApp;
const now = new Date("2026-11-24T09:00:00Z");
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere", DESK_DRAFT_DAYS: "13" }, { deps: { now: () => now } });
  await contracts();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const at = (day: string) => new Date(`${day}T08:00:00Z`);

async function contracts() {
  const { personId } = await insertPerson(db(), "Parent");
  const guard = (given: object) => insertParentContract(db(), personId, { updated_at: now, ...given });
  await guard({ state: 2, asked_at: at("2026-11-10") });
  await guard({ state: 2, asked_at: at("2026-11-17") });
  await guard({ state: 2, asked_at: at("2026-11-16"), sign_by: "2026-11-27" });
  await guard({ state: 2, asked_at: at("2026-11-16"), sign_by: "2026-11-28" });
  await guard({ state: 2, asked_at: at("2026-11-18") });
  await guard({ state: 9, end_date: "2026-12-24" });
  await guard({ state: 9, end_date: "2026-11-30" });
  await guard({ state: 9, end_date: "2026-12-25" });
  await guard({
    state: 9,
    reference: "B-1",
    base_reference: "B",
    start_date: "2026-01-01",
    end_date: "2026-12-01",
  });
  await guard({
    state: 0,
    reference: "B-2",
    base_reference: "B",
    start_date: "2026-12-02",
    updated_at: at("2026-11-10"),
  });
  await guard({ state: 0, updated_at: at("2026-11-11") });
  await guard({ state: 99 });
  await insertHouseworkContract(db(), personId, { state: 4, end_date: "2026-12-01" });
  const sitter = await insertPerson(db(), "BabySitter");
  await insertBabysitterContract(db(), sitter.personId, { state: 2, asked_at: at("2026-11-01") });
}

interface Tile {
  readonly code: string;
  readonly count: number;
  readonly oldestAt: string | null;
  readonly overdueCount: number;
}
const desk = async (...functions: StaffFunction[]): Promise<Tile[]> => {
  const cookie = await staffCookie(portal, ...functions);
  const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie })).json();
  const own = contractsWaiting(portal.deps.config.deskDelays).map(({ kind }) => kind.code);
  return tiles.filter(({ code }: Tile) => own.includes(code));
};

it("the desk counts contracts that are not signed, end, were left as drafts or are in error, a tile a kind, after the days of the settings (DESK-03, DESK-07, AGCON-10)", async () => {
  const tiles = await desk("administrator");
  const shown = tiles
    .filter(({ count }) => count > 0)
    .map(({ code, count, overdueCount }) => [code, count, overdueCount]);
  expect(Object.fromEntries(shown.map(([code, ...rest]) => [code, rest]))).toEqual({
    // One has waited for more than 14 days, of one the deadline is three days away.
    "unsigned-guard": [4, 2],
    "ending-guard": [2, 1],
    // By a setting of 13 days.
    "drafts-guard": [2, 0],
    "contract-errors-guard": [1, 0],
    "ending-housework": [1, 1],
    "unsigned-babysitter": [1, 1],
  });
});

it("shows whoever may edit a kind of contracts its tiles, and nobody else (DESK-03)", async () => {
  const kinds = async (one: StaffFunction) => [
    ...new Set((await desk(one)).map(({ code }) => code.split("-").at(-1))),
  ];
  expect(await kinds("coordinator")).toEqual(["guard", "housework"]);
  expect(await kinds("recruiter")).toEqual(["babysitter"]);
  expect(await kinds("reader")).toEqual([]);
});

it("each tile opens the list of as many as it counts, the oldest first (DESK-02, DESK-03)", async () => {
  const cookie = await staffCookie(portal, "administrator");
  const tiles = await desk("administrator");
  for (const { kind } of contractsWaiting(portal.deps.config.deskDelays)) {
    const address = Object.fromEntries(new URL(kind.opens?.link ?? "", "https://portail.test").searchParams);
    expect(contractsList.ignoredIn(address)).toEqual([]);
    const asked = Object.entries(contractsList.askedIn(contractsList.stateIn(address)));
    const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]));
    const { count } = (await portal.call("GET", `/Agency/Contracts?${query}`, { cookie })).json();
    const tile = tiles.find(({ code }) => code === kind.code);
    expect([kind.code, count.value]).toEqual([kind.code, tile?.count]);
  }
});
