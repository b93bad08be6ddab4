import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import type { By } from "../../../acting/actor.ts";
import type { Deps } from "../../../deps.ts";
import { identityAttempts } from "../identity.deps.ts";
import { withPassword } from "./withPassword.ts";

/** Gives the check that a signed-in person knows their password; refused after as many tries as a sign-in. */
export function passwordProof(deps: Deps) {
  const own = { connection: deps.connection, attempts: identityAttempts(deps) };
  return (by: By, personId: number, password: string): Promise<void> => {
    const proof = { personId, password, field: "password", refused: identityActs.proofRefused };
    return withPassword(own, by, proof, async () => {});
  };
}
