import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import type * as z from "zod/mini";
import type { WithProof } from "../../../../client/withProof.ts";
import { type RecordChange, useRecordChange } from "../../../../ui/office/useRecordChange.ts";
import { contractQuery } from "../record/contract.queries.ts";

/** What the dialog of any change of a contract is given. */
export interface ChangeProps {
  readonly contract: AgencyContract;
  /** Who changes it. */
  readonly personId: number;
  readonly withProof: WithProof;
  readonly onLeave: () => void;
}

/** Gives the form of a change of a contract, made from the version that the page shows; `name` keeps what is typed apart. */
export function useContractChange<Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>(
  { contract: { kind, id }, personId, withProof, onLeave }: ChangeProps,
  name: string,
  given: RecordChange<AgencyContract, Typed, Sent, Kept, Body, Output>,
) {
  const draftKey = `${personId}:contract:${kind}:${id}:${name}`;
  return useRecordChange({ query: contractQuery(kind, String(id)), draftKey, withProof, onLeave }, given);
}
