import { updateAdvertPublication } from "@ribambelle/domain/profile/profile.api";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, callErrorOf } from "../../../client/callError.ts";
import { say } from "../../../ui/say.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { saveSection } from "../useSection.ts";
import { publicationSaved } from "./advert.texts.ts";

/** Publishes the advert or withdraws it at once (PROF-22); when that fails it stays as it was, and says so. */
export function usePublication() {
  const queries = useQueryClient();
  const { profile } = useMyProfile();
  const [wished, setWished] = useState<boolean | null>(null);

  async function publish(isPublished: boolean): Promise<void> {
    setWished(isPublished);
    try {
      await send(queries, isPublished);
      const { published, withdrawn } = publicationSaved;
      say({ kind: "success", text: isPublished ? published : withdrawn });
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
    } finally {
      setWished(null);
    }
  }

  return { isPublished: wished ?? profile.isPublished, busy: wished !== null, publish };
}

// The rest of the profile may change meanwhile, in another tab; this answer is about the advert's publication alone.
const mostRounds = 5;

async function send(queries: QueryClient, isPublished: boolean): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const fresh = await saveSection(queries, updateAdvertPublication, { isPublished });
    if (fresh === null || fresh.isPublished === isPublished) return;
  }
  throw new CallError(profileRefusals.changedMeanwhile.status, profileRefusals.changedMeanwhile);
}
