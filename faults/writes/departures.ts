import { setTimeout as pause } from "node:timers/promises";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { rowsOf } from "@ribambelle/processes/postgres";
import { expect } from "vitest";
import { ask, babysitter, parent, signIn } from "../visitor.ts";
import { acknowledged, type KindOfWrite } from "./kindOfWrite.ts";

// Each has a profile, a slot, an experience and a notification, and the password that nobody of the demonstration changes.
const leavers = `WITH made AS (
    INSERT INTO person (agency_reference, role, user_name, email, first_name, last_name, password_hash)
    SELECT 'DEPART-' || n, 'BabySitter', 'depart.' || n, 'depart.' || n || '@example.fr', 'Prénom', 'Nom',
      (SELECT password_hash FROM person WHERE user_name = '${parent.userName}')
    FROM generate_series($1::int, $2::int) AS n RETURNING id),
  profiles AS (INSERT INTO profile (person_id) SELECT id FROM made ON CONFLICT DO NOTHING),
  notices AS (INSERT INTO notification (person_id, kind, facts) SELECT id, 'contract.to-sign', '{}' FROM made)
  SELECT count(*)::int AS made FROM made`;
const belongings = `INSERT INTO availability (person_id, id, day, start_time, end_time)
  SELECT id, 1, 1, '08:00', '10:00' FROM person WHERE agency_reference LIKE 'DEPART-%' AND user_name LIKE 'depart.%'
  ON CONFLICT DO NOTHING`;
const state = `SELECT substr(agency_reference, 8)::int AS number, user_name LIKE 'depart.%' AS stays,
    (password_hash IS NOT NULL)::int + (email IS NOT NULL)::int
    + (SELECT count(*) FROM profile WHERE person_id = person.id)::int
    + (SELECT count(*) FROM availability WHERE person_id = person.id)::int
    + (SELECT count(*) FROM notification WHERE person_id = person.id)::int AS belongings,
    (SELECT count(*) FROM audit_entry WHERE person_id = person.id AND action = 'identity.account-deleted')::int AS noted
  FROM person WHERE agency_reference LIKE 'DEPART-%'`;
const everything = 5;
const perRound = 20;

/** People who delete their account, one after the other. */
export function departures(): KindOfWrite {
  const gone = new Set<number>();
  let [made, next, cookie] = [0, 1, ""];
  return {
    title: "accounts deleted",
    acknowledged: () => gone.size,
    async prepare(database) {
      await rowsOf(database, leavers, [made + 1, made + perRound]);
      await rowsOf(database, belongings);
      made += perRound;
      cookie = "";
    },
    async write(address) {
      if (next > made) return pause(20);
      const number = next;
      const who = { userName: `depart.${number}`, password: babysitter.password };
      cookie ||= acknowledged(await signIn(address, who)).cookie;
      // Whoever gets no answer does not ask again: the next one leaves.
      next += 1;
      const json = { currentPassword: who.password };
      const asked = ask(address, "POST", `${apiBase}/Authentication/deleteMyAccount`, { cookie, json });
      cookie = "";
      acknowledged(await asked);
      gone.add(number);
    },
    async check(_, database) {
      const rows = await rowsOf<Record<"number" | "belongings" | "noted", number> & { stays: boolean }>(
        database,
        state,
      );
      const half = rows.filter(
        (one) => one.belongings !== (one.stays ? everything : 0) || one.noted !== (one.stays ? 0 : 1),
      );
      expect(half).toEqual([]);
      expect(rows.filter(({ number, stays }) => stays && gone.has(number))).toEqual([]);
    },
  };
}
