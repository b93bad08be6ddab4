import { staffTiles } from "@ribambelle/domain/staff/staff.tiles";
import type { TileSource } from "../../feature.ts";
import { factorSince } from "../secondFactor/index.ts";

/** True in SQL for somebody of the agency who has chosen a password and no second factor yet. */
export const isToEnrol = (person: string): string =>
  `(${person}.password_hash IS NOT NULL AND ${factorSince(`${person}.id`)} IS NULL)`;

/** Colleagues who are still to choose a second factor, few among all people, by the index `person_of_agency`. */
export const secondFactorToEnrol: TileSource = {
  kind: staffTiles.secondFactor,
  query: `SELECT greatest(p.created_at, s.invited_at) AS since FROM person p LEFT JOIN staff s ON s.person_id = p.id
    WHERE p.role = 'Agency' AND p.deactivated_at IS NULL AND ${isToEnrol("p")}`,
};
