import { randomUUID } from "node:crypto";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { insertStaff } from "../signedIn.ts";
import { insertPerson, type TestPerson } from "../stores/testPeople.store.ts";
import { putCampaign } from "../stores/testRenewals.store.ts";
import { buildTestApp } from "../testApp.ts";

const paths = {
  Parent: "/customerrenewal/sendbacktoschoolreminder",
  BabySitter: "/BabysitterRenewal/SendBackToSchoolMessage",
} as const;

/** Answers as forms send them. */
export const stops = { needRenewContract: 0, dontRenewReason: 2 };
export const unsure = (contactDateWanted: string) => ({ needRenewContract: 2, contactDateWanted });
export const leaves = { NeedRenewContract: false, NotRenewingReason: 99, Comment: "Trop loin" };
export const stays = (families: readonly object[] = []) => ({
  NeedRenewContract: true,
  FamiliesRenewalChoices: families,
  IsInterestedToExtraGuards: true,
  HasKnownAvailabilities: true,
  SameAvailabilitiesAsBackToSchool: true,
});

/** A portal in the season of 2026, with somebody of each function, and what is done there; its clock is the tests’ own. */
export async function seasonPortal() {
  let clock = new Date();
  const portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => new Date(clock) } });
  const { db } = portal.database.connection;
  const at = (instant: string) => {
    clock = new Date(instant);
  };
  at("2026-06-15T10:00:00Z");
  const staff = new Map<StaffFunction, TestPerson>();
  for (const one of staffFunctions)
    staff.set(one, await insertStaff(portal, [one], { first_name: one, last_name: "Zola" }));
  // A session ends as the clock goes on.
  const signedIn = new Map<string, Promise<string>>();
  function cookieOf(one: StaffFunction): Promise<string> {
    const key = `${one} ${clock.toISOString()}`;
    const cookie = signedIn.get(key) ?? portal.signIn(staff.get(one)?.userName ?? "");
    signedIn.set(key, cookie);
    return cookie;
  }
  const idOf = (one: StaffFunction) => staff.get(one)?.personId ?? 0;
  const post = async (path: string, as: StaffFunction, body: object, headers: object) =>
    portal.call("POST", path, { cookie: await cookieOf(as), body, headers: { ...headers } });
  return {
    portal,
    db,
    at,
    now: () => new Date(clock),
    cookieOf,
    idOf,
    /** Begins again: nobody is asked but who is put there next, on 15 June. */
    async anew() {
      at("2026-06-15T10:00:00Z");
      await sql`UPDATE person SET deactivated_at = now() WHERE role <> 'Agency' AND deactivated_at IS NULL`.execute(
        db,
      );
      await sql`DELETE FROM renewal_answer`.execute(db);
      await putCampaign(db, "Parent", 2026);
      await putCampaign(db, "BabySitter", 2026);
    },
    async answer(person: TestPerson, body: object) {
      const cookie = await portal.signIn(person.userName);
      const path = paths[person.role as keyof typeof paths];
      const sent = await portal.call("POST", path, { cookie, body });
      if (sent.statusCode !== 200) throw new Error(sent.body);
      return person;
    },
    person: (role: "Parent" | "BabySitter", given: Parameters<typeof insertPerson>[2] = {}) =>
      insertPerson(db, role, given),
    get: async (path: string, as: StaffFunction = "administrator", headers = {}) =>
      portal.call("GET", `/Agency/Renewals/2026${path}`, { cookie: await cookieOf(as), headers }),
    follow: (body: object, version: number | null, as: StaffFunction = "administrator") =>
      post(
        "/Agency/Renewals/Follow",
        as,
        { year: 2026, ...body },
        version === null ? {} : { "if-match": `"${version}"` },
      ),
    remind: (userId: number, as: StaffFunction = "administrator", key = randomUUID()) =>
      post("/Agency/Renewals/Remind", as, { year: 2026, userId }, { "idempotency-key": key }),
  };
}
