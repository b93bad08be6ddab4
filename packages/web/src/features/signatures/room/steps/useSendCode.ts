import { sendSignatureCode } from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { callErrorOf } from "../../../../client/call/callError.ts";
import { useWords } from "../../../../client/locale.tsx";
import { useSending } from "../../../../ui/editing/useSending.ts";
import { announce } from "../../../../ui/messages/announce.ts";
import { signedFileQuery } from "../room.queries.ts";
import { roomWords } from "../room.texts.ts";
import type { StepProps } from "./stepProps.ts";
import { saidIn, useReadAgain } from "./useSigning.ts";

const { notRead, notAccepted, startChoiceRequired } = signatureRefusals;

// The step in which a refusal is mended.
const stepOf = new Map([
  [notRead.code, "read"],
  [notAccepted.code, "accept"],
  [startChoiceRequired.code, "accept"],
] as const);

/** Asks for a code, bound to the bytes that were shown and to what steps 2 and 3 say (SIGN-08, SIGN-15). */
export function useSendCode({ request, signing: { draft }, goTo }: StepProps) {
  const { id, consents, startChoice } = request;
  const words = useWords(roomWords);
  const queries = useQueryClient();
  const readAgain = useReadAgain(id);
  const { send, release, clearFailure, ...sending } = useSending();
  // Without TLS nothing can be proved, and nothing is sent.
  const [cannotProve, setCannotProve] = useState(false);
  const ask = async () => {
    clearFailure();
    const failed = await send(async () => {
      const { sha256 } = await queries.fetchQuery(signedFileQuery(id)).catch((error: unknown) => {
        throw callErrorOf(error);
      });
      setCannotProve(sha256 === null);
      if (sha256 === null) return;
      await call(sendSignatureCode, {
        id,
        documentSha256: sha256,
        place: draft.place.trim(),
        consents: consents.map(({ key }) => key).filter((key) => draft.consents.includes(key)),
        startsEarly: startChoice ? draft.startsEarly : null,
      });
      await readAgain();
      announce(words.codeSent);
      goTo("sign", { codeIsFor: saidIn(draft) });
    });
    release();
    if (!failed) return;
    await readAgain(failed);
    const step = [...stepOf].find(([code]) => code === failed.code)?.[1];
    if (step) goTo(step);
  };
  return { ...sending, cannotProve, ask };
}
