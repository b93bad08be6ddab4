import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** Keeps until when somebody has put a to-do off, and forgets what is over; twice is once. */
export async function insertPutOff(
  db: Db,
  { personId, key, until }: { readonly personId: number; readonly key: string; readonly until: string },
  today: string,
): Promise<void> {
  await sql`WITH over AS (
      DELETE FROM to_do_put_off WHERE person_id = ${personId} AND until <= ${today}::date AND key <> ${key}
    )
    INSERT INTO to_do_put_off (person_id, key, until) VALUES (${personId}, ${key}, ${until}::date)
    ON CONFLICT ON CONSTRAINT one_delay_per_person_and_to_do DO UPDATE SET until = excluded.until`.execute(
    db,
  );
}
