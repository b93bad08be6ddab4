import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertStaff } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { sendPhoto } from "../../testing/testPhotos.ts";
import { byCommand } from "../audit/index.ts";
import { validatePhoto } from "../photos/index.ts";
import { rejectPhoto } from "../photos/photos.decisions.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const look = (id: string, cookie?: string) =>
  portal.call("GET", `/BabysitterProfile/Avatar/${id}/512.webp`, { cookie });
const staff = async (one: StaffFunction) => portal.signIn((await insertStaff(portal, [one])).userName);
const readings = async (personId: number) =>
  (await listAudit(db(), personId)).filter(({ action }) => action === "photos.looked-at").length;

describe("a photo that waits or was refused", () => {
  it("is given to staff who look at photos, never kept by a browser, and noted once each (MODER-16)", async () => {
    const { personId, userName } = await insertPerson(db(), "BabySitter");
    const id = await sendPhoto(portal.deps, personId);
    const recruiter = await staff("recruiter");
    for (const answer of [await look(id, recruiter), await look(id, recruiter)])
      expect([answer.statusCode, answer.headers["cache-control"], answer.headers.etag]).toEqual([
        200,
        "no-store",
        undefined,
      ]);
    expect(await readings(personId)).toBe(1);
    await rejectPhoto(portal.deps, byCommand, id, "Floue.");
    expect((await look(id, await staff("coordinator"))).statusCode).toBe(200);
    expect(await readings(personId)).toBe(2);
    const own = await look(id, await portal.signIn(userName));
    expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
    expect(await readings(personId)).toBe(2);
  });

  it("is given to nobody else who has its address (MODER-16)", async () => {
    const { personId } = await insertPerson(db(), "BabySitter");
    const id = await sendPhoto(portal.deps, personId);
    const nobody = [
      undefined,
      await staff("reader"),
      await portal.signIn((await insertStaff(portal, [])).userName),
      await portal.signIn((await insertPerson(db(), "BabySitter")).userName),
      await portal.signIn((await insertPerson(db(), "Parent")).userName),
    ];
    for (const cookie of nobody) expect((await look(id, cookie)).statusCode).toBe(404);
    expect(await readings(personId)).toBe(0);
    await validatePhoto(portal.deps, byCommand, id);
    for (const cookie of nobody) expect((await look(id, cookie)).statusCode).toBe(200);
    const seen = await look(id, await staff("recruiter"));
    expect([seen.headers["cache-control"], await readings(personId)]).toEqual(["private, no-cache", 0]);
  });
});
