import type { LinkedFamily } from "@ribambelle/domain/renewals/babysitter/answer";
import { type Linked, mostLinked } from "@ribambelle/domain/renewals/choice";
import { type LinkDays, type LinkingContract, linksPeople } from "@ribambelle/domain/renewals/linked";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Gives the families to which a babysitter is linked, by name, each once; families that left are not among them. */
export async function listLinkedFamilies(
  db: Db,
  babysitterId: number,
  days: LinkDays,
): Promise<LinkedFamily[]> {
  const { rows } = await sql<LinkedFamily & LinkingContract>`
    SELECT p.id, trim(p.first_name || ' ' || p.last_name) AS name, c.state, c.end_date AS "endDate",
      t.id AS "salesRepId", t.first_name || ' ' || t.last_name AS "salesRepName"
    FROM placement l
      JOIN parent_contract c ON c.id = l.parent_contract_id
      JOIN person p ON p.id = c.parent_id AND p.deactivated_at IS NULL
      LEFT JOIN contact_assignment a ON a.person_id = p.id
      LEFT JOIN team_member t
        ON t.agency_reference = a.sales_representative AND t.is_enabled AND t.is_sales_representative
    WHERE l.babysitter_id = ${babysitterId}
    ORDER BY p.last_name, p.first_name, p.id`.execute(db);
  return once(rows, days).map(({ id, name, salesRepId, salesRepName }) => ({
    id,
    name,
    salesRepId,
    salesRepName,
  }));
}

/** Gives the babysitters who are linked to a family, by name, each once; those who left are not among them. */
export async function listLinkedEmployees(db: Db, parentId: number, days: LinkDays): Promise<Linked[]> {
  const { rows } = await sql<Linked & LinkingContract>`
    SELECT p.id, trim(p.first_name || ' ' || p.last_name) AS name, c.state, c.end_date AS "endDate"
    FROM placement l
      JOIN parent_contract c ON c.id = l.parent_contract_id
      JOIN person p ON p.id = l.babysitter_id AND p.deactivated_at IS NULL
    WHERE c.parent_id = ${parentId}
    ORDER BY p.last_name, p.first_name, p.id`.execute(db);
  return once(rows, days).map(({ id, name }) => ({ id, name }));
}

function once<Row extends Linked & LinkingContract>(rows: readonly Row[], days: LinkDays): Row[] {
  const linking = rows.filter((row) => linksPeople(row, days));
  return [...new Map(linking.map((row) => [row.id, row])).values()].slice(0, mostLinked);
}
