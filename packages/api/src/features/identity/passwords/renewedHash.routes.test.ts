import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { isOutdated } from "./password.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const hashOf = async (personId: number): Promise<string> => {
  const { pool } = portal.database.connection;
  return (await pool.query("SELECT password_hash FROM person WHERE id = $1", [personId])).rows[0]
    .password_hash;
};

describe("a password’s hash", () => {
  it.each([
    ["$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", false],
    ["$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA", false],
    ["$argon2id$v=19$m=19455,t=2,p=1$c2FsdA$aGFzaA", true],
    ["$argon2id$v=19$m=65536,t=1,p=1$c2FsdA$aGFzaA", true],
    ["$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA", true],
    ["$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", true],
    ["$2b$10$abcdefghijklmnopqrstuv", true],
  ])("%s is outdated: %s", (made, outdated) => {
    expect(isOutdated(made)).toBe(outdated);
  });

  it("a hash that cost less than today’s is renewed by signing in, twice at once too, and ends no session", async () => {
    const older = await hash(testPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const person = await insertPerson(portal.database.connection.db, "Parent");
    const cookie = await portal.signIn(person.userName);
    await portal.database.connection.pool.query("UPDATE person SET password_hash = $2 WHERE id = $1", [
      person.personId,
      older,
    ]);
    const form = { username: person.userName, password: testPassword };
    const signIn = () => portal.call("POST", "/Authentication/login", { form });
    const answers = await Promise.all([signIn(), signIn(), signIn()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const renewed = await hashOf(person.personId);
    expect([renewed === older, isOutdated(renewed)]).toEqual([false, false]);
    expect((await signIn()).statusCode).toBe(200);
    expect(await hashOf(person.personId)).toBe(renewed);
    expect((await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode).toBe(200);
  });

  it("is not renewed by a wrong password", async () => {
    const older = await hash(testPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const person = await insertPerson(portal.database.connection.db, "Parent", { password_hash: older });
    const form = { username: person.userName, password: "Wrong-1234" };
    expect((await portal.call("POST", "/Authentication/login", { form })).statusCode).toBe(401);
    expect(await hashOf(person.personId)).toBe(older);
  });
});
