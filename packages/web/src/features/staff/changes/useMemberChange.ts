import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { WholeMember } from "@ribambelle/domain/staff/member";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { callVersioned } from "../../../client/call/call.ts";
import { changeKept } from "../../../client/changeKept.ts";
import type { WithProof } from "../../../client/withProof.ts";
import type { FormOf, Sending, VersionOf } from "../../../ui/editing/form.ts";
import { useDraft } from "../../../ui/editing/useDraft.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { say } from "../../../ui/messages/say.ts";
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
  extends Pick<FormOf<Typed, Sent, Kept>, "start" | "schema"> {
  /** Names the form, of which what is typed is kept in the tab. */
  readonly name: string;
  readonly endpoint: Endpoint<Body, z.ZodMiniObject, Output>;
  readonly bodyOf: (sent: Sent, typed: Typed, base: Kept) => z.infer<Body>;
  readonly done: Bilingual;
  readonly problems?: Readonly<Record<string, Bilingual>>;
  /** For what others may have changed meanwhile: what is kept of a colleague. */
  readonly version?: VersionOf<Typed, Kept> & { readonly of: (member: WholeMember) => Kept };
}

const problems = {
  [agencyRefusals.reasonUnfit.code]: agencyRefusals.reasonUnfit,
  [staffRefusals.noFunction.code]: staffRefusals.noFunction,
};

/** Gives the form of a change of a colleague: made with a proof, from the version that the page shows. */
export function useMemberChange<Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>(
  { member, personId, withProof, onLeave }: ChangeProps,
  given: MemberChange<Typed, Sent, Kept, Body, Output>,
) {
  const queries = useQueryClient();
  // Who was faster, in the server’s words.
  const [told, setTold] = useState<Bilingual | null>(null);
  const { start, schema, endpoint, bodyOf, version } = given;
  const send = async (sent: Sent, typed: Typed, _: string, base: Kept): Promise<Sending<Kept>> => {
    const body = bodyOf(sent, typed, base);
    const query = memberQuery(String(member.userId));
    const outcome = await changeKept(queries, query, withProof, (from) =>
      callVersioned(endpoint, { body, from }),
    );
    if (typeof outcome !== "object") return outcome;
    if (!version) throw outcome.refused;
    setTold(outcome.refused.text);
    return { keptNow: version.of(outcome.now) };
  };
  const form = useForm<Typed, Sent, Kept>(
    {
      start,
      schema,
      problems: { ...problems, ...given.problems },
      draftKey: `${personId}:staff:${member.userId}:${given.name}`,
      version,
      send,
      onSent: () => {
        say({ kind: "success", text: given.done });
        onLeave();
      },
    },
    useDraft,
  );
  return { form, told };
}
