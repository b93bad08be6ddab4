import type { Desk } from "@ribambelle/domain/desk/desk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());

it("counts the colleagues who chose a password and no second factor, as the list has them, overdue after 7 days (DESK-03)", async () => {
  const boss = await provenStaff(portal, ["administrator"]);
  const late = await insertStaff(portal, ["reader"], { first_name: "Léa", last_name: "Late" });
  await insertStaff(portal, ["reader"], { first_name: "Ina", last_name: "Invited", password_hash: null });
  await insertStaff(portal, ["reader"], {
    first_name: "Flo",
    last_name: "Former",
    deactivated_at: new Date(),
  });
  const { db } = portal.database.connection;
  await sql`UPDATE person SET created_at = now() - interval '9.5 days' WHERE id = ${late.personId}`.execute(
    db,
  );
  const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie: boss.cookie })).json() as Desk;
  expect(tiles.find(({ code }) => code === "second-factor")).toMatchObject({
    title: "Collègues sans double authentification",
    count: 1,
    overdueCount: 1,
    overdueDays: 2,
  });
  const list = await portal.call("GET", "/Agency/Staff?secondFactor=to-enrol", { cookie: boss.cookie });
  expect(list.json().items.map(({ userId }: { userId: number }) => userId)).toEqual([late.personId]);
});
