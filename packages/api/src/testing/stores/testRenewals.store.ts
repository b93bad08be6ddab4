import type { Insertable } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Table, Tables } from "../../db/tables.ts";

type RenewalTable = "placement" | "parent_contract" | "renewal_campaign";
const tables = (db: Db) => db.withTables<Tables<RenewalTable>>();
let count = 0;

/** Puts a running guard contract of a family in the database, with those who work under it. */
export async function insertPlacement(
  db: Db,
  parentId: number,
  babysitterIds: readonly number[],
  given: Partial<Insertable<Table<"parent_contract">>> = {},
): Promise<void> {
  count += 1;
  const row = {
    parent_id: parentId,
    reference: `PLACE-${count}`,
    is_shared_guard: false,
    state: 9,
    is_full_time: false,
    is_one_shot: false,
    ...given,
  };
  const { id } = await tables(db)
    .insertInto("parent_contract")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await tables(db)
    .insertInto("placement")
    .values(babysitterIds.map((babysitter_id) => ({ parent_contract_id: id, babysitter_id })))
    .execute();
}

/** Puts the campaign of a year and role in place of what there is, the whole year and everybody unless told. */
export async function putCampaign(
  db: Db,
  role: "Parent" | "BabySitter",
  year: number,
  given: Partial<Insertable<Table<"renewal_campaign">>> = {},
): Promise<void> {
  const row = {
    year,
    role,
    audience: "everyone",
    opens_on: `${year}-01-01`,
    closes_on: `${year}-12-31`,
    ...given,
  };
  await tables(db).deleteFrom("renewal_campaign").where("role", "=", role).where("year", "=", year).execute();
  await tables(db).insertInto("renewal_campaign").values(row).execute();
}
