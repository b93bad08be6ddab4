import { setTimeout as pause } from "node:timers/promises";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { rowsOf } from "@ribambelle/processes/postgres";
import { expect } from "vitest";
import { ask, parent, signIn } from "../visitor.ts";
import { acknowledged, type KindOfWrite } from "./kindOfWrite.ts";

const who = `(SELECT id FROM person WHERE user_name = '${parent.userName}')`;
const draft = JSON.stringify({ role: "Parent", need: 0, reason: 6 });

/** A parent who sends their answer for the new school year, over a draft, in each round. */
export function renewalWrites(): KindOfWrite {
  let [asked, done, round, cookie] = [0, 0, 0, ""];
  return {
    title: "renewals",
    acknowledged: () => done,
    // Answers are given once a year: each round begins before it.
    async prepare(database) {
      await rowsOf(database, `DELETE FROM renewal_answer WHERE person_id = ${who}`);
      await rowsOf(
        database,
        `INSERT INTO renewal_draft SELECT ${who}, extract(year FROM now()), '${draft}', 1, now() ON CONFLICT DO NOTHING`,
      );
      round = done;
      asked = 0;
    },
    async write(address) {
      if (done > round) return pause(20);
      cookie ||= acknowledged(await signIn(address, parent)).cookie;
      asked += 1;
      const json = { needRenewContract: 0, dontRenewReason: 6 };
      const path = `${apiBase}/customerrenewal/sendbacktoschoolreminder`;
      acknowledged(await ask(address, "POST", path, { cookie, json }));
      done += 1;
    },
    async check(_, database) {
      const [kept] = await rowsOf<{ answers: number; drafts: number; told: number }>(
        database,
        `SELECT (SELECT count(*)::int FROM renewal_answer WHERE person_id = ${who}) AS answers,
          (SELECT count(*)::int FROM renewal_draft WHERE person_id = ${who}) AS drafts,
          (SELECT count(*)::int FROM renewal_to_tell t JOIN renewal_answer a ON a.id = t.answer_id
            WHERE a.person_id = ${who}) AS told`,
      );
      if (asked === 0) return;
      const whole = { answers: 1, drafts: 0, told: 1 };
      const nothing = { answers: 0, drafts: 1, told: 0 };
      expect(done > round ? [whole] : [whole, nothing]).toContainEqual(kept);
    },
  };
}
