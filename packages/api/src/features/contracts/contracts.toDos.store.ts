import { contractMoves } from "@ribambelle/domain/contracts/contract.moves";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
  type StateMeaning,
} from "@ribambelle/domain/contracts/contract.states";
import { contractToDos } from "@ribambelle/domain/contracts/contract.toDos";
import type { ToDoSource } from "../../feature.ts";

const kinds = {
  parent: { table: "parent_contract", person: "parent_id", states: parentContractStates },
  housework: { table: "housework_contract", person: "parent_id", states: houseworkContractStates },
  babysitter: { table: "babysitter_contract", person: "babysitter_id", states: babysitterContractStates },
} as const;

const isSignable = (meaning: StateMeaning) => contractMoves.sign.from.some((from) => from === meaning);

// Nothing tells since when a contract waits.
const toSign = Object.entries(kinds).map(([name, { table, person, states }]) => {
  const numbers = states.rows.filter(({ meaning }) => isSignable(meaning)).map(({ value }) => value);
  return `SELECT '${name}:' || c.id AS key,
      CASE WHEN c.signing_room IS NOT NULL AND coalesce(c.signature_url, '') = '' THEN c.sign_by
        WHEN c.start_date >= $2::date THEN c.start_date END AS deadline, NULL::timestamptz AS since,
      json_build_object('contract', '${name}', 'reference', c.reference, 'startDate', c.start_date,
        'url', coalesce(nullif(c.signature_url, ''), c.signing_room)) AS facts
    FROM ${table} c
    WHERE c.${person} = $1::integer AND c.state IN (${numbers.join()})
      AND (c.signature_url <> '' OR c.signing_room IS NOT NULL)`;
});

/** The contracts that a person can sign (TODO-06). */
export const contractsToSign: ToDoSource = { kind: contractToDos.sign, query: toSign.join(" UNION ALL ") };
