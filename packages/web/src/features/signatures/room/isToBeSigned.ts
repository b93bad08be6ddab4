import { requestStates, type SignatureRequest, signerStates } from "@ribambelle/domain/signatures/signature";

/** True while the person may still sign it, now or when others have. */
export const isToBeSigned = ({ state, mine }: SignatureRequest): boolean =>
  state === requestStates.numbers.Open && mine.state !== signerStates.numbers.Signed;

/** Gives the name of who signs before the person; null where it is their turn (SIGN-25). */
export const whoIsFirst = ({ signers, mine }: SignatureRequest): string | null =>
  mine.state === signerStates.numbers.Waiting
    ? (signers.find(({ state }) => state === signerStates.numbers.ToSign)?.displayName ?? null)
    : null;
