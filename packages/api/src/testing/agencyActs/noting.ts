import { sql } from "kysely";
import type { TestDatabase } from "../testDatabase.ts";

/** An act, or a reading, as the audit has it. */
export interface Entry {
  readonly id: number;
  readonly action: string;
  readonly actorId: number | null;
  readonly personId: number | null;
  readonly functions: readonly string[] | null;
  readonly source: string;
  readonly isAsked: boolean;
}

/** Gives what was noted since that entry, oldest first. */
export async function entriesAfter({ connection }: TestDatabase, id: number): Promise<Entry[]> {
  const { rows } =
    await sql<Entry>`SELECT id, action, actor_id AS "actorId", person_id AS "personId", functions, source,
      request_id IS NOT NULL AS "isAsked"
    FROM audit_entry WHERE id > ${id} ORDER BY id`.execute(connection.db);
  return rows;
}

/** Gives what was noted, by its actions since that entry, oldest first. */
export const actionsOf = async (database: TestDatabase, from = 0): Promise<string[]> =>
  (await entriesAfter(database, from)).map(({ action }) => action);

/** Gives the number of the last that was noted; 0 before the first. */
export const lastEntry = async (database: TestDatabase): Promise<number> =>
  (await entriesAfter(database, 0)).at(-1)?.id ?? 0;

/** Gives every letter and every notification there is, each with which it is and its kind. */
export async function toldIn({ connection }: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ which: string; said: string }>`
    SELECT 'letter ' || id AS which, 'letter ' || kind AS said FROM letter
    UNION ALL SELECT 'bell ' || id, 'bell ' || kind FROM notification`.execute(connection.db);
  return new Map(rows.map(({ which, said }) => [which, said]));
}

/** Gives the kinds of those that are new. */
export const newlyTold = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...after].filter(([which]) => !before.has(which)).map(([, said]) => said))].sort();

/** Makes what runs something while nothing can be noted in this database. */
export async function refusingNotes({ owner }: TestDatabase) {
  await owner.query(`CREATE TABLE no_act_is_noted ();
    CREATE FUNCTION refuse_act() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      IF EXISTS (SELECT FROM no_act_is_noted) THEN RAISE EXCEPTION 'no act is noted'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER refuse_act BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_act()`);
  return async <T>(act: () => Promise<T>): Promise<T> => {
    await owner.query("INSERT INTO no_act_is_noted DEFAULT VALUES");
    return act().finally(() => owner.query("DELETE FROM no_act_is_noted"));
  };
}
