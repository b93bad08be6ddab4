import { updateAdvertPublication } from "@ribambelle/domain/profile/profile.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveOver } from "../../../ui/editing/saveOver.ts";
import { useAct } from "../../../ui/editing/useAct.ts";
import { say } from "../../../ui/messages/say.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { changedMeanwhile, saveSection } from "../saveSection.ts";
import { publicationSaved } from "./publication.texts.ts";

/** Publishes the advert or withdraws it at once (PROF-22); when that fails it stays as it was, and says so. */
export function usePublication() {
  const queries = useQueryClient();
  const { profile } = useMyProfile();
  const { busy, act } = useAct();
  const [wished, setWished] = useState(false);

  async function publish(isPublished: boolean): Promise<void> {
    setWished(isPublished);
    await act(async () => {
      const fresh = await saveOver(
        () =>
          saveSection(queries, updateAdvertPublication, { isPublished }, (shown) => ({
            ...shown,
            isPublished,
            advertToCorrect: isPublished ? null : shown.advertToCorrect,
          })),
        (kept) => kept.isPublished !== isPublished,
      );
      // Another tab may have made the same change, which is no conflict.
      if (fresh !== null && fresh.isPublished !== isPublished) throw changedMeanwhile();
      const { published, withdrawn } = publicationSaved;
      say({ kind: "success", text: isPublished ? published : withdrawn });
    });
  }

  return { isPublished: busy ? wished : profile.isPublished, busy, publish };
}
