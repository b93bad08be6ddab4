import type { FirstStepCode } from "@ribambelle/domain/desk/firstSteps";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";

type Found = Record<FirstStepCode | "isClosed", boolean>;

const text = `SELECT
    EXISTS (SELECT FROM second_factor WHERE person_id = $1) OR EXISTS (SELECT FROM passkey WHERE person_id = $1) AS "second-factor",
    EXISTS (SELECT FROM person WHERE role = 'Agency' AND id <> $1 AND deactivated_at IS NULL) AS colleague,
    EXISTS (SELECT FROM person WHERE role <> 'Agency') AS people,
    EXISTS (SELECT FROM invitation i JOIN person p ON p.id = i.person_id WHERE p.role <> 'Agency') AS invitations,
    EXISTS (SELECT FROM staff_preference WHERE person_id = $1 AND name = 'firstStepsClosed' AND value = 'true') AS "isClosed"`;

/** Tells which of the first steps of an administrator are done; null once they closed them. */
export async function findFirstSteps(
  reading: Queryable,
  personId: number,
): Promise<Readonly<Record<FirstStepCode, boolean>> | null> {
  const { rows } = await reading.query<Found>({ name: "first-steps", text, values: [personId] });
  const [found] = rows;
  return found && !found.isClosed ? found : null;
}
