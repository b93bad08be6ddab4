import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { updateGivenUp } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { staffCookie } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { leftLately } from "./letterKinds.ts";

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  cookie = await staffCookie(portal, "administrator");
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
async function added(personId: number, kind: string, payload: Record<string, string> = {}) {
  const [id = ""] = await addLetters(db(), [{ kind, personId, locale: "fr", payload }], portal.deps.now());
  return id;
}
async function givenUp(personId: number, kind: string, payload?: Record<string, string>) {
  const id = await added(personId, kind, payload);
  await updateGivenUp(db(), id, "unreachable", portal.deps.now());
  return id;
}
// What the list offers must be what the call does (AGUI-32).
async function offered(personId: number, letterId: string): Promise<boolean> {
  const { items } = (await portal.call("GET", `/Agency/Letters?personId=${personId}`, { cookie })).json();
  return items.find(({ id }: { id: string }) => id === letterId).can.resend;
}
const resend = async (letterId: string) => {
  const headers = { "idempotency-key": randomUUID() };
  return portal.call("POST", "/Agency/Letters/Resend", { cookie, headers, body: { letterId } });
};
const inserted = async (given: object = {}) => (await insertPerson(db(), "Parent", given)).personId;

it("a letter of a kind that this version does not write is not sent again (MAILS-04)", async () => {
  const personId = await inserted();
  const id = await givenUp(personId, "identity.unheard-of");
  expect(await offered(personId, id)).toBe(false);
  expect((await resend(id)).json().code).toBe("letters.untrue");
});

it("a letter to somebody whose account is deleted is not sent again (MAILS-04)", async () => {
  const personId = await inserted();
  const id = await givenUp(personId, "identity.password-changed");
  expect(await offered(personId, id)).toBe(true);
  await sql`UPDATE person SET deactivated_at = now() WHERE id = ${personId}`.execute(db());
  expect(await offered(personId, id)).toBe(false);
  expect((await resend(id)).json().code).toBe("letters.untrue");
});

it("a letter about somebody that goes to the team asks for no address of theirs (MAILS-04)", async () => {
  const personId = await inserted({ email: null });
  const id = await givenUp(personId, "surveys.finished");
  expect(await offered(personId, id)).toBe(true);
  expect((await resend(id)).json().code).not.toBe("letters.no-address");
});

it("a letter is sent again while one waits that says something else (MAILS-04)", async () => {
  const personId = await inserted();
  const id = await givenUp(personId, "identity.password-changed", { at: "1" });
  await added(personId, "identity.password-changed", { at: "2" });
  expect(await offered(personId, id)).toBe(true);
  expect((await resend(id)).statusCode).toBe(200);
});

it.each([
  [23, 59, 59, true],
  [24, 0, 0, false],
])(
  "a letter left lately %i hours, %i minutes and %i seconds ago: %s (MAILS-04)",
  (hours, minutes, seconds, isLately) => {
    const now = new Date("2026-03-11T09:00:00Z");
    const ago = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
    expect([leftLately(new Date(now.getTime() - ago), now), leftLately(null, now)]).toEqual([
      isLately,
      false,
    ]);
  },
);
