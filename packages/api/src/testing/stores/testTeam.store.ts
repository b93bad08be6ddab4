import type { Insertable } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Table, Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"team_member" | "contact_assignment">>();

/** Puts a member of the agency's team in the database, with every role unless told. */
export async function insertMember(
  db: Db,
  reference: string,
  given: Partial<Insertable<Table<"team_member">>> = {},
): Promise<void> {
  const row = {
    agency_reference: reference,
    first_name: "Nathalie",
    last_name: reference,
    is_sales_representative: true,
    is_account_manager: true,
    is_hr_contact: true,
    is_referent: true,
    phone_number: "+33199007001",
    email: `${reference.toLowerCase()}@example.fr`,
    ...given,
  };
  await tables(db).insertInto("team_member").values(row).execute();
}

/** Says who of the team looks after a person. */
export async function insertAssignment(
  db: Db,
  personId: number,
  given: Omit<Insertable<Table<"contact_assignment">>, "person_id">,
): Promise<void> {
  await tables(db)
    .insertInto("contact_assignment")
    .values({ person_id: personId, ...given })
    .execute();
}
