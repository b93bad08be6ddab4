import type { WholeMember } from "@ribambelle/domain/staff/member";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import type * as z from "zod/mini";
import type { WithProof } from "../../../client/withProof.ts";
import { type RecordChange, useRecordChange } from "../../../ui/office/useRecordChange.ts";
import { memberQuery } from "../staff.queries.ts";

/** What the dialog of any change of a colleague is given. */
export interface ChangeProps {
  readonly member: WholeMember;
  /** Who changes them. */
  readonly personId: number;
  readonly withProof: WithProof;
  readonly onLeave: () => void;
}

interface MemberChange<Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>
  extends RecordChange<WholeMember, Typed, Sent, Kept, Body, Output> {
  /** Names the form, of which what is typed is kept in the tab. */
  readonly name: string;
}

/** Gives the form of a change of a colleague: made with a proof, from the version that the page shows. */
export function useMemberChange<Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>(
  { member, personId, withProof, onLeave }: ChangeProps,
  { name, ...given }: MemberChange<Typed, Sent, Kept, Body, Output>,
) {
  const { userId } = member;
  const draftKey = `${personId}:staff:${userId}:${name}`;
  const problems = { [staffRefusals.noFunction.code]: staffRefusals.noFunction, ...given.problems };
  return useRecordChange(
    { query: memberQuery(String(userId)), draftKey, withProof, onLeave },
    { ...given, problems },
  );
}
