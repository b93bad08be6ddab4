import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { rowsOf } from "@ribambelle/processes/postgres";
import { expect } from "vitest";
import { ask, parent, signIn } from "../visitor.ts";
import { acknowledged, type KindOfWrite } from "./kindOfWrite.ts";

const oneMore = `INSERT INTO notification (person_id, kind, facts, link)
  SELECT person_id, kind, facts, link FROM notification JOIN person ON person.id = person_id, generate_series(1, 2000)
  WHERE user_name = $1 LIMIT 2000 RETURNING id::int AS id`;

/** A parent who reads what stands under the bell, one notification after the other. */
export function readMarks(): KindOfWrite {
  const unread: number[] = [];
  const read: number[] = [];
  // Of many notifications the portal removes the oldest, each hour.
  const swept: number[] = [];
  let cookie = "";
  return {
    title: "notifications read",
    acknowledged: () => new Set(read).size,
    async prepare(database) {
      const rows = await rowsOf<{ id: number }>(database, oneMore, [parent.userName]);
      unread.push(...rows.map(({ id }) => id));
    },
    async write(address) {
      cookie ||= acknowledged(await signIn(address, parent)).cookie;
      // The last one is marked again and again: that changes nothing.
      const id = unread.length > 1 ? (unread.shift() ?? 0) : (unread[0] ?? 0);
      const answer = await ask(address, "POST", `${apiBase}/Notification/MarkRead`, { cookie, json: { id } });
      if (answer.status === 404) return void swept.push(id);
      acknowledged(answer);
      read.push(id);
    },
    async check(_, database) {
      const lost = "SELECT id FROM notification WHERE id = ANY($1) AND read_at IS NULL";
      expect(await rowsOf(database, lost, [read])).toEqual([]);
      const older = `SELECT n.id FROM notification n JOIN person ON person.id = person_id WHERE user_name = $1 AND n.id <= $2`;
      expect(await rowsOf(database, older, [parent.userName, Math.max(0, ...swept)])).toEqual([]);
      const early = "SELECT id FROM notification WHERE id = ANY($1) AND read_at IS NOT NULL";
      // The one at the head may have been marked without an answer.
      expect(await rowsOf(database, early, [unread.slice(1)])).toEqual([]);
    },
  };
}
