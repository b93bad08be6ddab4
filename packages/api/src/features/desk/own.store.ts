import type { FirstStepCode } from "@ribambelle/domain/desk/firstSteps";
import type { ListReads } from "../../acting/office/listReads.ts";
import { recoveryCodesLeft } from "../secondFactor/index.ts";

/** What of the desk is somebody's own: how far they are themselves. */
export interface OwnDesk {
  /** Which of the first steps are done; null once they were closed. */
  readonly firstSteps: Readonly<Record<FirstStepCode, boolean>> | null;
  /** Null for who has no application. */
  readonly recoveryCodesLeft: number | null;
}

type Found = Record<FirstStepCode | "isClosed", boolean> & Pick<OwnDesk, "recoveryCodesLeft">;

const text = `SELECT
    EXISTS (SELECT FROM second_factor WHERE person_id = $1) OR EXISTS (SELECT FROM passkey WHERE person_id = $1) AS "second-factor",
    EXISTS (SELECT FROM person WHERE role = 'Agency' AND id <> $1 AND deactivated_at IS NULL) AS colleague,
    EXISTS (SELECT FROM person WHERE role <> 'Agency') AS people,
    EXISTS (SELECT FROM invitation i JOIN person p ON p.id = i.person_id WHERE p.role <> 'Agency') AS invitations,
    EXISTS (SELECT FROM staff_preference WHERE person_id = $1 AND name = 'firstStepsClosed' AND value = 'true') AS "isClosed",
    ${recoveryCodesLeft("$1")} AS "recoveryCodesLeft"`;

/** Tells how far somebody of the agency is: the first steps of an administrator, and their own recovery codes. */
export async function findOwnDesk(reading: ListReads, personId: number): Promise<OwnDesk> {
  const { rows } = await reading.query<Found>({ name: "own-desk", text, values: [personId] });
  const [found] = rows;
  if (!found) return { firstSteps: null, recoveryCodesLeft: null };
  const { isClosed, recoveryCodesLeft: left, ...firstSteps } = found;
  return { firstSteps: isClosed ? null : firstSteps, recoveryCodesLeft: left };
}
