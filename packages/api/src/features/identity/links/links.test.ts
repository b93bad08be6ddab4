import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { openLinks } from "./links.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());

it.each([
  ["Parent", false, ""],
  ["BabySitter", true, ""],
  ["Agency", true, "&equipe=1"],
  ["Agency", false, "&equipe=1&premier=1"],
] as const)(
  "the link of a letter tells the page who of the agency chooses a password, and whether their first: %s, %s (STAFF-20, AUTH-OP7)",
  async (role, hasPassword, told) => {
    const { db } = portal.database.connection;
    const { personId, email } = await insertPerson(db, role);
    const link = await openLinks(portal.deps)(db, randomUUID(), { personId, email, role, hasPassword }, 1);
    expect(link.replace(/resetKey=[\w-]{43}/, "")).toBe(
      `${portal.deps.publicUrl}/reinitialisation-mot-de-passe#${told}`,
    );
  },
);
