import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import type { SignatureRequest, SigningStep } from "@ribambelle/domain/signatures/signature";
import { getSignatureRequest } from "@ribambelle/domain/signatures/signature.api";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CallError } from "../../../../client/call/callError.ts";
import { keyOf } from "../../../../client/queryOf.ts";
import { isRefusal } from "../../../../ui/editing/form.ts";
import { useKeptDraft } from "../../../../ui/editing/useDraft.ts";
import { whoIsFirst } from "../isToBeSigned.ts";
import { signedFileQuery } from "../room.queries.ts";

/** What somebody has done in the room so far: it outlives a reload and the end of a session (SIGN-65). */
export interface SigningDraft {
  /** The step that is open; empty for the first that is not done. */
  readonly step: string;
  readonly place: string;
  readonly isChecked: boolean;
  readonly consents: readonly string[];
  readonly startsEarly: boolean | null;
  /** What the code that was sent is bound to; empty before (SIGN-15). */
  readonly codeIsFor: string;
}

type Kept = Pick<SigningDraft, "place">;

const draftOf = ({ place }: Kept): SigningDraft => ({
  step: "",
  place,
  isChecked: false,
  consents: [],
  startsEarly: null,
  codeIsFor: "",
});

/** True when something is seen of the place, as the server asks. */
export const hasPlace = ({ place }: Kept): boolean => visibleText(place).trim() !== "";

/** What steps 2 and 3 say, as one text. */
export const saidIn = ({ place, consents, startsEarly }: SigningDraft): string =>
  JSON.stringify([place.trim(), consents.toSorted(), startsEarly]);

/** Keeps what somebody does in the room, and says which steps are done. */
export function useSigning(request: SignatureRequest, personId: number) {
  const { id, mine, consents, startChoice, codeExpiresAt } = request;
  const kept: Kept = { place: mine.place };
  const { editing, isRestored, begin, type, end } = useKeptDraft(
    kept,
    draftOf,
    `${personId}:signature:${id}`,
  );
  const draft = editing?.draft ?? draftOf(kept);
  const isAccepted =
    consents.every(({ key }) => draft.consents.includes(key)) &&
    (startChoice === null || draft.startsEarly !== null);
  const done: Readonly<Record<SigningStep, boolean>> = {
    read: mine.readAt !== null,
    check: draft.isChecked && hasPlace(draft),
    accept: isAccepted,
    code: codeExpiresAt !== null && draft.codeIsFor === saidIn(draft),
    sign: false,
  };
  return {
    draft,
    done,
    first: whoIsFirst(request),
    change: (change: Partial<SigningDraft>) => type({ ...draft, ...change }),
    /** True while what was typed or ticked before is back; a step that was open is nothing typed. */
    isRestored: isRestored && saidIn(draft) !== saidIn(draftOf(kept)),
    /** Takes back all that was typed and ticked, at the step from which it is typed again. */
    restart: (step: SigningStep) => {
      begin();
      type({ ...draftOf(kept), step });
    },
    /** Nothing of it is kept any more. */
    end,
  };
}
export type Signing = ReturnType<typeof useSigning>;

/** Gives what reads the room again after a refusal that tells of another state of it: signed in another tab, cancelled (SIGN-20). */
export function useReadAgain(id: string) {
  const queries = useQueryClient();
  return useCallback(
    async (failed?: CallError | null): Promise<void> => {
      if (failed && !isRefusal(failed)) return;
      if (failed?.code === "signatures.changed")
        queries.removeQueries({ queryKey: signedFileQuery(id).queryKey });
      await queries.invalidateQueries({ queryKey: keyOf(getSignatureRequest).slice(0, 1) });
    },
    [queries, id],
  );
}
