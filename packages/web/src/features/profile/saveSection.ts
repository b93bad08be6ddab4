import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { CallError, callVersioned } from "../../client/call/call.ts";
import { pageIsTold } from "../../client/pageIsTold.ts";
import { completionQuery, profileQuery } from "./profile.queries.ts";
import { profileKey } from "./profileKey.ts";

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
