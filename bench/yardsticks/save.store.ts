import type pg from "pg";

const hold = {
  name: "hold",
  text: "SELECT has_been_interviewed FROM person WHERE id = $1 AND deactivated_at IS NULL FOR SHARE",
};
const lock = { name: "lock", text: "SELECT version FROM profile WHERE person_id = $1 FOR NO KEY UPDATE" };
const save = {
  name: "save",
  text: `UPDATE profile SET search_frequency = $2, version = version + 1, updated_at = now()
    WHERE person_id = $1 RETURNING version`,
};
const note = {
  name: "note",
  text: `INSERT INTO audit_entry (actor_id, action, person_id, address, request_id)
    VALUES ($1, 'profile.search-frequency-updated', $1, '127.0.0.1', $2)`,
};

/** Saves one section of a profile as the portal does: the same rows locked, changed and written, in one transaction. */
export async function saveSection(
  pool: pg.Pool,
  personId: number,
  searchFrequency: number,
  requestId: string,
): Promise<void> {
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query({ ...hold, values: [personId] });
  await client.query({ ...lock, values: [personId] });
  const { rowCount } = await client.query({ ...save, values: [personId, searchFrequency] });
  if (rowCount !== 1) throw new Error(`the person ${personId} has no profile`);
  await client.query({ ...note, values: [personId, requestId] });
  await client.query("COMMIT");
  client.release();
}
