import type { Queryable } from "../../packages/api/src/db/connection/sharedReadConnection.ts";

// The same rows and columns as the portal's own list of contracts, from one named statement.
const contracts = {
  name: "contracts",
  text: `SELECT reference, base_reference, document_id, signature_url, is_shared_guard, start_date, end_date, state,
      is_full_time, is_one_shot, children_count, youngest_child_age_category, monthly_hours
    FROM parent_contract WHERE parent_id = $1`,
};

/** Gives the contracts of one parent. */
export async function listContracts(reads: Queryable, parentId: number): Promise<unknown[]> {
  return (await reads.query({ ...contracts, values: [parentId] })).rows;
}
