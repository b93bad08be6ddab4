import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { callVersioned } from "../../client/call/call.ts";
import { changeKept, type VersionedQuery } from "../../client/changeKept.ts";
import { keyOf } from "../../client/queryOf.ts";
import type { WithProof } from "../../client/withProof.ts";
import type { FormOf, Sending, VersionOf } from "../editing/form.ts";
import { same } from "../editing/same.ts";
import { useDraft } from "../editing/useDraft.ts";
import { useForm } from "../editing/useForm.ts";
import { say } from "../messages/say.ts";

/** Of what a change is made, and by whom. */
export interface ChangedRecord<Whole> {
  readonly query: VersionedQuery<Whole>;
  /** Under which what is typed is kept in the tab. */
  readonly draftKey: string;
  readonly withProof: WithProof;
  readonly onLeave: () => void;
  /** What else is read again once it is changed: what its change brings, a letter or an entry. */
  readonly brings?: readonly Pick<Endpoint, "path">[];
}

/** One change of a record of the agency. */
export interface RecordChange<Whole, Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>
  extends Pick<FormOf<Typed, Sent, Kept>, "start" | "schema" | "sentOf" | "refusedAt"> {
  readonly endpoint: Endpoint<Body, z.ZodMiniObject, Output>;
  readonly bodyOf: (sent: Sent, typed: Typed, base: Kept) => z.infer<Body>;
  readonly done: Bilingual;
  readonly problems?: Readonly<Record<string, Bilingual>>;
  /** For what others may have changed meanwhile: what is kept of it. */
  readonly version?: VersionOf<Typed, Kept> & { readonly of: (whole: Whole) => Kept };
}

const problems = { [agencyRefusals.reasonUnfit.code]: agencyRefusals.reasonUnfit };

/** Gives the form of a change of something of the agency, made from the version that the page shows (AGUI-21, AGUI-22). */
export function useRecordChange<Whole, Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>(
  { query, draftKey, withProof, onLeave, brings = [] }: ChangedRecord<Whole>,
  given: RecordChange<Whole, Typed, Sent, Kept, Body, Output>,
) {
  const queries = useQueryClient();
  // Who was faster, in the server’s words.
  const [told, setTold] = useState<Bilingual | null>(null);
  const { endpoint, bodyOf, version, done, ...asked } = given;
  const send = async (sent: Sent, typed: Typed, _: string, base: Kept): Promise<Sending<Kept>> => {
    const body = bodyOf(sent, typed, base);
    const outcome = await changeKept(queries, query, withProof, (from) =>
      callVersioned(endpoint, { body, from }),
    );
    if (typeof outcome !== "object") return outcome;
    if (!version) throw outcome.refused;
    const keptNow = version.of(outcome.now);
    // Of what nobody typed there is nothing to show beside it: who was faster is said alone.
    if (same(typed, version.typedOf(base)) && version.isHit?.(base, keptNow, typed)) throw outcome.refused;
    setTold(outcome.refused.text);
    return { keptNow };
  };
  const form = useForm<Typed, Sent, Kept>(
    {
      ...asked,
      problems: { ...problems, ...given.problems },
      draftKey,
      version,
      send,
      onSent: () => {
        for (const one of brings) void queries.invalidateQueries({ queryKey: keyOf(one) });
        say({ kind: "success", text: done });
        onLeave();
      },
    },
    useDraft,
  );
  return { form, told };
}
