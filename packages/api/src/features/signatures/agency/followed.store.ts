import type { Who } from "@ribambelle/domain/audit/entry";
import {
  requestStates,
  type SignedKind,
  signedKinds,
  signerStates,
} from "@ribambelle/domain/signatures/signature";
import { type AgencyTask, mostRequests } from "@ribambelle/domain/signatures/signatures.agency.api";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import { requestColumns } from "../signatures.columns.ts";
import type { KeptRequest } from "../signatures.store.ts";

/** A request with whose contract it is. */
export type FollowedRow = KeptRequest & { readonly person: Who };

const { Open, Sealing } = requestStates.numbers;

/** By what requests to sign are narrowed. */
export interface FollowedAsked {
  readonly state: number | null;
  readonly agencyTask?: AgencyTask | undefined;
  readonly whose?: "parents" | "babysitters" | undefined;
}

// As the desk counts them (DESK-02): `signatures.tiles.store.ts`.
const ofTask = {
  countersign: sql`(r.state = ${sql.lit(Open)} AND t.role = 'Agency')`,
  "look-at": sql`r.agency_since IS NOT NULL`,
} as const satisfies Record<AgencyTask, unknown>;
const { babysitter } = signedKinds.numbers;
const ofWhom = {
  parents: sql`r.kind <> ${sql.lit(babysitter)}`,
  babysitters: sql`r.kind = ${sql.lit(babysitter)}`,
};

/** Gives the requests of these kinds, those that have waited longest first, then the newest of those that ended (SIGN-63). */
export async function listFollowed(
  db: Db,
  kinds: readonly SignedKind[],
  { state, agencyTask, whose }: FollowedAsked,
): Promise<FollowedRow[]> {
  const asked = [
    sql`true`,
    ...(state === null ? [] : [sql`r.state = ${state}`]),
    ...(agencyTask ? [ofTask[agencyTask]] : []),
    ...(whose ? [ofWhom[whose]] : []),
  ];
  const { rows } = await sql<FollowedRow>`SELECT ${sql.raw(requestColumns)},
      json_build_object('userId', f.person_id, 'displayName', f.display_name) AS person
    FROM signature_request r
    JOIN signature_signer f ON f.request_id = r.id AND f.position = 1
    LEFT JOIN signature_signer t ON t.request_id = r.id AND t.state = ${sql.lit(signerStates.numbers.ToSign)}
    WHERE r.kind = ANY(${kinds}) AND ${sql.join(asked, sql` AND `)}
    ORDER BY r.agency_since NULLS LAST,
      CASE WHEN r.state IN (${sql.lit(Open)}, ${sql.lit(Sealing)}) THEN coalesce(t.turn_since, r.sealing_since) END,
      r.opened_at DESC, r.contract_reference, r.id LIMIT ${mostRequests}`.execute(db);
  return rows;
}
