import { type PersonChanges, updatePerson } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { profileProblems } from "@ribambelle/domain/profile/profile.texts";
import type * as z from "zod/mini";
import type { WithProof } from "../../../client/withProof.ts";
import { useRecordChange } from "../../../ui/office/useRecordChange.ts";
import { done } from "./profileChange.texts.ts";
import { type Written, writtenQuery } from "./writtenProfile.queries.ts";

/** What of a profile the agency writes. */
export type WrittenSection = "experiences" | "education";

/** What the dialog of a section is given. */
export interface SectionProps {
  readonly userId: number;
  readonly displayName: string;
  readonly written: Written;
  /** Who writes. */
  readonly personId: number;
  readonly withProof: WithProof;
  readonly onLeave: () => void;
}

/** What is kept of a section, and over which version of the profile. */
export interface KeptSection<Value> {
  readonly value: Value;
  readonly profileVersion: number;
}

interface Section<Value, Typed, Sent> {
  readonly name: WrittenSection;
  readonly of: (written: Written) => Value;
  readonly typedOf: (value: Value) => Typed;
  /** Gives the value that is kept once this is saved. */
  readonly becomes: (typed: Typed) => Value;
  readonly schema: z.ZodMiniType<Sent & { reason: string }>;
  readonly sentOf: (typed: Typed) => unknown;
  readonly changesOf: (sent: Sent) => PersonChanges;
}

/** Gives the form of a section that the agency writes over the version of the profile that it saw (FOLKS-26, AGUI-22). */
export function useSectionChange<Value, Typed, Sent>(
  { userId, personId, written, withProof, onLeave }: SectionProps,
  { name, of, typedOf, becomes, changesOf, ...checked }: Section<Value, Typed, Sent>,
) {
  const keptOf = (all: Written): KeptSection<Value> => ({
    value: of(all),
    profileVersion: all.profileVersion,
  });
  const kept = keptOf(written);
  return useRecordChange(
    {
      query: writtenQuery(userId),
      draftKey: `${personId}:person:${userId}:${name}`,
      withProof,
      onLeave,
    },
    {
      ...checked,
      start: typedOf(kept.value),
      problems: profileProblems,
      endpoint: updatePerson,
      bodyOf: (sent: Sent & { reason: string }, _: Typed, base: KeptSection<Value>) => ({
        userId,
        changes: changesOf(sent),
        reason: sent.reason,
        profileVersion: base.profileVersion,
      }),
      done,
      version: {
        kept,
        of: keptOf,
        typedOf: ({ value }: KeptSection<Value>) => typedOf(value),
        becomes: (typed: Typed) => ({ ...kept, value: becomes(typed) }),
        // Another section of the profile may have changed.
        isHit: (base: KeptSection<Value>, now: KeptSection<Value>) =>
          JSON.stringify(base.value) !== JSON.stringify(now.value),
      },
    },
  );
}
