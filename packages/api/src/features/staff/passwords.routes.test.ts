import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { codeOf, enrol } from "../../testing/testSecondFactor.ts";

const short = "Onzelettre1";
let portal: TestApp;
let member: Awaited<ReturnType<typeof insertStaff>>;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  member = await insertStaff(portal, ["reader"]);
});

const db = () => portal.database.connection.db;
const get = async (path: string, cookie: string) => {
  const answer = await portal.call("GET", path, { cookie });
  return [answer.statusCode, answer.json().code];
};
const staffIn = async (cookie: string) =>
  (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).json().staff;

describe("a password of the agency’s people", () => {
  it("opens nothing of the agency while it is too short, until another one is chosen (STAFF-20)", async () => {
    const kept = await hash(short);
    await sql`UPDATE person SET password_hash = ${kept} WHERE id = ${member.personId}`.execute(db());
    const cookie = await portal.signIn(member.userName, short);
    expect((await staffIn(cookie)).mustChangePassword).toBe(true);
    for (const path of ["/Agency/Desk", "/Agency/Staff/Names"])
      expect(await get(path, cookie)).toEqual([403, "staff.password-to-change"]);
    expect((await get("/Notification/GetMyNotifications", cookie))[0]).toBe(200);
    const choose = (newPassword: string) =>
      portal.call("POST", "/Authentication/updateMyPassword", {
        cookie,
        body: { currentPassword: short, newPassword },
      });
    const refused = await choose("Autrelett-1");
    expect([refused.statusCode, refused.json().code]).toEqual([400, "identity.password-short-for-staff"]);
    expect(refused.json().message).toBe(
      "Le mot de passe d’un membre de l’agence compte au moins 12 caractères.",
    );
    expect((await choose("Autrelettre-12")).statusCode).toBe(200);
    await untilHeard(async () => (await get("/Agency/Desk", cookie))[0] === 401);
    const again = await portal.signIn(member.userName, "Autrelettre-12");
    expect(await get("/Agency/Desk", again)).toEqual([200, undefined]);
    expect((await staffIn(again)).mustChangePassword).toBe(false);
  });

  it("waits for the second factor first (STAFF-20)", async () => {
    const { key } = await enrol(portal, member);
    const kept = await hash(short);
    await sql`UPDATE person SET password_hash = ${kept} WHERE id = ${member.personId}`.execute(db());
    const half = await portal.signIn(member.userName, short);
    expect(await get("/Agency/Desk", half)).toEqual([403, "request.second-factor-required"]);
    const form = { code: await codeOf(portal, key) };
    const given = await portal.call("POST", "/User/SecondFactor/Verify", { cookie: half, form });
    expect(await get("/Agency/Desk", cookieOf(given))).toEqual([403, "staff.password-to-change"]);
  });

  it("is noted of nobody but the agency’s people (STAFF-20)", async () => {
    const parent = await insertPerson(db(), "Parent");
    const kept = await hash(short);
    await sql`UPDATE person SET password_hash = ${kept} WHERE id = ${parent.personId}`.execute(db());
    await portal.signIn(parent.userName, short);
    const { rows } = await sql<{ isShort: boolean }>`SELECT has_short_password AS "isShort" FROM person
      WHERE id = ${parent.personId}`.execute(db());
    expect(rows).toEqual([{ isShort: false }]);
  });
});
