import { requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import { signatureToDos } from "@ribambelle/domain/signatures/signature.toDos";
import type { ToDoSource } from "../../feature.ts";

/** What a second parent is to sign: its contract stands in the list of the first, whose to-do is that contract’s (TODO-06). */
export const signaturesToSign: ToDoSource = {
  kind: signatureToDos.sign,
  query: `SELECT 'signature:' || r.id AS key, r.last_day AS deadline, s.turn_since AS since,
      json_build_object('reference', r.contract_reference, 'title', r.title, 'link', '/client/signature/' || r.id) AS facts
    FROM signature_signer s JOIN signature_request r ON r.id = s.request_id
    WHERE s.person_id = $1::integer AND s.role = 'Parent' AND s.position > 1 AND s.state = ${signerStates.numbers.ToSign}
      AND r.state = ${requestStates.numbers.Open} AND r.last_day >= $2::date`,
};
