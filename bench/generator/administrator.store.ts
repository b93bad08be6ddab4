import type pg from "pg";
import { hashPassword } from "../../packages/api/src/features/identity/index.ts";
import { generatedPassword } from "./size.ts";

export const administratorUserName = "bureau";

/** Adds somebody of the agency who may do everything, with the password of the others. */
export async function insertAdministrator(pool: pg.Pool): Promise<void> {
  await pool.query(
    `WITH added AS (
      INSERT INTO person (role, agency_reference, user_name, email, first_name, last_name, password_hash)
      VALUES ('Agency', 'A1', $1, 'bureau@example.fr', 'Dominique', 'Bureau', $2)
      RETURNING id
    )
    INSERT INTO staff (person_id, functions) SELECT id, '{administrator}' FROM added`,
    [administratorUserName, await hashPassword(generatedPassword)],
  );
}
