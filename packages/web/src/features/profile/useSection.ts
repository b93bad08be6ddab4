import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import {
  isLocked,
  missingSections,
  profileSections,
  type SectionName,
} from "@ribambelle/domain/profile/profileSections";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { CallError, callVersioned } from "../../client/call/call.ts";
import { useLocale } from "../../client/locale.tsx";
import { pageIsTold } from "../../client/pageIsTold.ts";
import type { Sending } from "../../ui/editing/form.ts";
import { useMyProfile } from "./MyProfile.tsx";
import { completionQuery, profileQuery } from "./profile.queries.ts";
import { profileKey } from "./profileKey.ts";

interface Section<Value, Draft, Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output> {
  /** Gives the section's value in a profile. */
  of: (profile: Profile) => Value;
  draftOf: (value: Value) => Draft;
  endpoint: Endpoint<Body, Params, Output>;
  /** Gives what is sent of a draft; the body’s schema says what is wrong in it. */
  bodyOf: (draft: Draft) => z.input<Body>;
  /** Gives the fields of the profile that a saved body changes. */
  kept: (body: z.infer<Body>) => Partial<Profile>;
}

/** Gives an `EditableSection` of the profile the form of a section: what is kept, what is typed of it, its schema and the way to save it. */
export function useSection<
  Value,
  Draft,
  Body extends z.ZodMiniObject,
  Params extends z.ZodMiniObject,
  Output,
>(name: SectionName, { of, draftOf, endpoint, bodyOf, kept }: Section<Value, Draft, Body, Params, Output>) {
  const locale = useLocale();
  const queries = useQueryClient();
  const { profile, user } = useMyProfile();
  return {
    id: name,
    title: profileSections[name].title[locale],
    draftKey: `${user.userId}:${name}`,
    locked: isLocked(name, profile),
    // The photo is no section of fields.
    isEmpty: missingSections({ ...profile, hasPhoto: true }).includes(name),
    start: draftOf(of(profile)),
    version: {
      kept: of(profile),
      typedOf: draftOf,
      becomes: (draft: Draft) => {
        const body = endpoint.body.safeParse(bodyOf(draft));
        return body.success ? of({ ...profile, ...kept(body.data) }) : undefined;
      },
    },
    schema: endpoint.body,
    sentOf: bodyOf,
    problems: endpoint.problems,
    send: async (body: z.infer<Body>): Promise<Sending<Value>> => {
      const told = (shown: Profile) => ({ ...shown, ...kept(body) });
      const fresh = await saveSection(queries, endpoint, body, told);
      return fresh ? { keptNow: of(fresh) } : "sent";
    },
  };
}

/**
 * Saves a part of the profile from the version that the page shows, then reads the profile and its completion again
 * (PROF-39, PROF-OP1). Gives the fresh profile when it was changed meanwhile: then nothing was saved (PROF-OP18).
 * `told` merges the saved value into the cached profile, which shows it without (or before) the next read.
 */
export async function saveSection<Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output>(
  queries: QueryClient,
  endpoint: Endpoint<Body, Params, Output>,
  body: z.infer<Body>,
  told: (profile: Profile, answer: Output) => Profile,
): Promise<Profile | null> {
  try {
    const from = queries.getQueryData(profileQuery.queryKey)?.version ?? null;
    const { value, version } = await callVersioned(endpoint, { body, from });
    const shown = queries.getQueryData(profileQuery.queryKey);
    const isKnown = shown !== undefined && shown.version === from;
    // The cache gets the new version at once: a save before the next read must not send the old one.
    if (isKnown) queries.setQueryData(profileQuery.queryKey, { value: told(shown.value, value), version });
    const reading = readAgain(queries);
    await (isKnown ? pageIsTold() : reading);
    return null;
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    // The interview took place meanwhile: the page is read again to show it, and the draft stays (PROF-64,
    // PROF-65).
    if (code === profileRefusals.lockedAfterInterview.code) await readAgain(queries);
    if (code !== profileRefusals.changedMeanwhile.code) throw error;
    void queries.invalidateQueries({ queryKey: completionQuery.queryKey });
    const fresh = await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
    await pageIsTold();
    return fresh.value;
  }
}

/** Gives what to throw when somebody else has changed what a person wanted to change, and nothing was saved. */
export function changedMeanwhile(): CallError {
  const { changedMeanwhile: refusal } = profileRefusals;
  return new CallError(refusal.status, refusal, refusal.code);
}

async function readAgain(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: profileKey });
  await pageIsTold();
}
