import { randomUUID } from "node:crypto";
import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import type { AuditRow } from "@ribambelle/domain/audit/entry";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertStaff, provenStaff, staffCookie } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { audit, byCommand } from "../audit/index.ts";
import { giveFunctions } from "./staff.actions.ts";

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  cookie = await staffCookie(portal, "reader");
});
afterAll(() => portal.close());

const save = (body: object, as = cookie) =>
  portal.call("POST", "/Agency/Preferences/Save", { cookie: as, body });
const kept = async (as = cookie) => (await portal.call("GET", "/Agency/Preferences", { cookie: as })).json();

describe("what somebody of the agency chooses for their own work", () => {
  it("is kept for them alone, each in place of the one before (STAFF-36, AGUI-40)", async () => {
    expect(await kept()).toEqual({});
    expect((await save({ name: "shortcuts", value: false })).json()).toEqual({});
    await save({ name: "firstStepsClosed", value: true });
    await save({ name: "shortcuts", value: true });
    expect(await kept()).toEqual({ shortcuts: true, firstStepsClosed: true });
    expect(await kept(await staffCookie(portal, "administrator"))).toEqual({});
  });

  it("has as many rows on a page as they chose, whatever else they chose (STAFF-36, AGUI-40)", async () => {
    const mine = await staffCookie(portal, "reader");
    await save({ name: "shortcuts", value: true }, mine);
    await save({ name: "pageSize", value: 100 }, mine);
    const me = await portal.call("GET", "/Authentication/GetMyInformation", { cookie: mine });
    expect(me.json().staff.pageSize).toBe(100);
  });

  it.each([
    [{ name: "colour", value: true }, "name"],
    [{ name: "shortcuts", value: "no" }, "value"],
    [{ name: "shortcuts" }, "value"],
    [{ name: "shortcuts", value: "x".repeat(5_000) }, "value"],
  ])("is refused where the portal knows no such choice: %j (STAFF-36)", async (body, path) => {
    const answer = await save(body);
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
  });
});

describe("one’s own acts", () => {
  it("are told with their words, the newest first, without addresses, and nobody else’s (AUDITS-03, STAFF-36)", async () => {
    const boss = await provenStaff(portal, ["administrator"]);
    const member = await insertStaff(portal, ["reader"], { first_name: "Paul", last_name: "Costa" });
    const body = { userId: member.personId, functions: ["recruiter"], reason: "Change de poste" };
    await portal.call("POST", "/Agency/Staff/UpdateFunctions", {
      cookie: boss.cookie,
      body,
      headers: { "if-match": '"1"', "idempotency-key": randomUUID() },
    });
    const mine = (as: string, query = "") => portal.call("GET", `/Agency/Audit/Mine${query}`, { cookie: as });
    const { items } = (await mine(boss.cookie)).json();
    expect(items[0]).toMatchObject({
      actor: { userId: boss.personId },
      person: { userId: member.personId, displayName: "Paul Costa" },
      action: "staff.functions-changed",
      sentence: "a donné d’autres fonctions\u00a0: Recrutement",
      reason: "Change de poste",
      address: null,
      requestId: null,
    });
    const actors = (await mine(cookie))
      .json()
      .items.map(({ actor }: { actor: { userId: number } }) => actor.userId);
    expect(new Set(actors).size).toBeLessThanOrEqual(1);
    expect((await mine(cookie, "?after=x")).json().code).toBe("agency.cursor-unusable");
  });

  it("name nobody and tell no value that one may no longer read (AGUI-31, STAFF-36)", async () => {
    const db = portal.database.connection.db;
    const member = await insertStaff(portal, ["coordinator"]);
    const names = { first_name: "Claire", last_name: "Martin" };
    const changed = async (role: "Parent" | "BabySitter", given = names) => {
      const { personId } = await insertPerson(db, role, given);
      const by = { actorId: member.personId, address: null, requestId: null };
      const changes = { phoneNumber: { from: null, to: "+33639981234" } };
      await audit(db, by, agencyPeopleActs.changed({ personId, changes, reason: "Appel de Claire" }));
    };
    await changed("Parent");
    await changed("BabySitter", { first_name: "Ida", last_name: "Abel" });
    const told = async (functions: readonly StaffFunction[]) => {
      await giveFunctions(db, byCommand, member.reference, functions);
      const as = await portal.signIn(member.userName);
      const { items } = (await portal.call("GET", "/Agency/Audit/Mine", { cookie: as })).json() as {
        items: AuditRow[];
      };
      return items
        .filter(({ action }) => action === "people.changed")
        .map(({ person, changes, reason }) => [person?.displayName, changes?.length, reason]);
    };
    const why = "Appel de Claire";
    expect(await told(["coordinator"])).toEqual([
      ["Ida Abel", 1, why],
      ["Claire Martin", 1, why],
    ]);
    expect(await told(["recruiter"])).toEqual([
      ["Ida Abel", 1, why],
      [undefined, undefined, null],
    ]);
    expect(await told(["reader"])).toEqual([
      ["Ida Abel", undefined, why],
      ["Claire Martin", undefined, why],
    ]);
  });
});
