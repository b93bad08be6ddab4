import { requestStates, signedKinds, signerStates } from "@ribambelle/domain/signatures/signature";
import { signatureTiles } from "@ribambelle/domain/signatures/signature.tiles";
import type { TileSource } from "../../feature.ts";

const { babysitter } = signedKinds.numbers;
const whose = { parents: `r.kind <> ${babysitter}`, babysitters: `r.kind = ${babysitter}` } as const;

// What one should look at stands by the index of `agency_since`; what is to be countersigned among the open requests, which are few.
const sources = (of: keyof typeof whose): TileSource[] => [
  {
    kind: signatureTiles[of].countersign,
    query: `SELECT s.turn_since AS since FROM signature_request r JOIN signature_signer s ON s.request_id = r.id
      WHERE r.state = ${requestStates.numbers.Open} AND s.state = ${signerStates.numbers.ToSign} AND s.role = 'Agency'
        AND s.turn_since <= $1::timestamptz AND ${whose[of]}`,
  },
  {
    kind: signatureTiles[of].toLookAt,
    query: `SELECT r.agency_since AS since FROM signature_request r
      WHERE r.agency_since IS NOT NULL AND r.agency_since <= $1::timestamptz AND ${whose[of]}`,
  },
];

/** What of signing waits for the agency (SIGN-63, TODO-22). */
export const signaturesWaiting: readonly TileSource[] = [...sources("parents"), ...sources("babysitters")];
