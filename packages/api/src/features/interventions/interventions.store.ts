import type { KeptIntervention } from "@ribambelle/domain/interventions/intervention.views";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";

const linked = (table: string) => `CASE WHEN ${table}.reference IS NOT NULL THEN
  json_build_object('reference', ${table}.reference, 'name', ${table}.name) END`;
const nameOf = (person: string) => `nullif(trim(${person}.first_name || ' ' || ${person}.last_name), '')`;
const time = (column: string) => `to_char(i.${column}, 'HH24:MI')`;

// One statement whatever the role: the own and the other column are the only difference. Substitutes are of the same family.
/** Gives the statement that reads the interventions of `$1` between the days `$2` and `$3`, by start then reference; `more` columns end in a comma. */
export const interventionsOf = (
  own: string,
  other: string,
  { more = "", otherParty = nameOf("o") } = {},
): string => `SELECT ${more} i.reference, i.service, i.start_date AS "startDate",
    ${time("start_time")} AS "startTime", ${time("end_time")} AS "endTime",
    ${time("actual_start_time")} AS "actualStartTime", ${time("actual_end_time")} AS "actualEndTime",
    i.counted_minutes AS "countedMinutes", i.state, i.contract_reference AS "contractReference",
    i.group_reference AS "groupReference", i.note,
    to_char(i.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "changedAt",
    ${otherParty} AS "otherParty", ${linked("former")} AS replaces, ${linked("substitute")} AS "replacedBy",
    json_build_object('address', f.address, 'addressComplement', f.address_complement, 'zipCode', f.zip_code,
      'city', f.city) AS place
  FROM intervention i JOIN person f ON f.id = i.parent_id LEFT JOIN person o ON o.id = i.${other}
    LEFT JOIN LATERAL (SELECT r.reference, ${nameOf("p")} AS name FROM intervention r
      LEFT JOIN person p ON p.id = r.babysitter_id
      WHERE r.reference = i.replaces_reference AND r.parent_id = i.parent_id) former ON true
    LEFT JOIN LATERAL (SELECT r.reference, ${nameOf("p")} AS name FROM intervention r
      LEFT JOIN person p ON p.id = r.babysitter_id
      WHERE r.replaces_reference = i.reference AND r.parent_id = i.parent_id
      ORDER BY r.reference LIMIT 1) substitute ON true
  WHERE i.${own} = $1 AND i.start_date BETWEEN $2 AND $3
  ORDER BY i.starts_at, i.reference`;

const statements = {
  Parent: { name: "interventions-of-parent", text: interventionsOf("parent_id", "babysitter_id") },
  BabySitter: { name: "interventions-of-babysitter", text: interventionsOf("babysitter_id", "parent_id") },
};

/** Gives one person's interventions whose start day lies between two days, both included, by start then reference. */
export async function listInterventions(
  reading: Queryable,
  { personId, role }: { readonly personId: number; readonly role: keyof typeof statements },
  { from, to }: { readonly from: string; readonly to: string },
): Promise<KeptIntervention[]> {
  const statement = { ...statements[role], values: [personId, from, to] };
  return (await reading.query<KeptIntervention>(statement)).rows;
}
