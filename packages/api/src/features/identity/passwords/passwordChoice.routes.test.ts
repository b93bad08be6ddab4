import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { newToken, tokenHash } from "../sessions/tokens.ts";
import { saveReset } from "./resets.store.ts";

const names = { first_name: "Clélia", last_name: "Quenneville" };
let portal: TestApp;
let person: TestPerson;
let invited: TestPerson;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ RESETS_PER_ADDRESS: "1000" });
  const { db } = portal.database.connection;
  person = await insertPerson(db, "Parent", { ...names, user_name: "mirabelle67" });
  invited = await insertPerson(db, "BabySitter", { ...names, password_hash: null });
  cookie = await portal.signIn(person.userName);
});
afterAll(() => portal.close());

const change = (newPassword: string) =>
  portal.call("POST", "/Authentication/updateMyPassword", {
    cookie,
    body: { currentPassword: testPassword, newPassword },
  });
async function chooseByLink({ personId }: TestPerson, password: string) {
  const resetKey = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await saveReset(portal.database.connection.db, { keyHash: tokenHash(resetKey), personId, expiresAt });
  return portal.call("POST", "/Authentication/resetMyPassword", { body: { password, resetKey } });
}

describe("a new password", () => {
  it.each([
    [testPassword, "in-use", "doit être différent"],
    ["Azerty123", "too-common", "trop courant"],
    ["Mirabelle67-x", "contains-user-name", "votre identifiant"],
    ["Quenneville-1", "contains-name", "votre prénom ni votre nom"],
    ["xX-Clelia-2026", "contains-name", "votre prénom ni votre nom"],
    ["La-Ribambelle-1", "contains-agency", "le nom de l’agence"],
  ])(
    "%s is refused beside its field by a change and by a reset: %s (AUTH-OP12)",
    async (password, code, words) => {
      const answers = { newPassword: await change(password), password: await chooseByLink(person, password) };
      for (const [path, answer] of Object.entries(answers)) {
        const { issues, ...body } = answer.json();
        expect([answer.statusCode, body.code]).toEqual([400, `identity.password-${code}`]);
        expect(body.message).toContain(words);
        expect(issues).toEqual([{ path, code: body.code, message: body.message }]);
      }
    },
  );

  it("of somebody invited is held to the same, and a refused one uses no link up (AUTH-OP12, AUTH-OP6)", async () => {
    const statuses = [];
    for (const password of ["Azerty123", "Clelia-2026-ok", "Tout-Nouveau-9"]) {
      statuses.push((await chooseByLink(invited, password)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 200]);
    await portal.signIn(invited.userName, "Tout-Nouveau-9");
  });

  it("is compared with the name of the agency that runs the portal (AUTH-OP12)", async () => {
    const agency = { ...portal.deps.agency, name: "Les Petits Génies" };
    const other = await buildTestApp({}, { database: portal.database, deps: { agency } });
    const body = { currentPassword: testPassword, newPassword: "LesPetitsGenies1" };
    const answer = await other.call("POST", "/Authentication/updateMyPassword", { cookie, body });
    await other.close();
    expect([answer.statusCode, answer.json().code]).toEqual([400, "identity.password-contains-agency"]);
  });
});
