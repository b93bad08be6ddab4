import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { openAttempts } from "../../../acting/attempts.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Deps } from "../../../deps.ts";
import { findCredentialsOf } from "../people/people.store.ts";
import { isPassword } from "./password.ts";

/** Gives the check that a signed-in person knows their password; refused after as many tries as a sign-in. */
export function passwordProof({ connection, config }: Deps) {
  const { perAccount, seconds } = config.limits.signIn;
  const attempts = openAttempts(connection.pool, "password-person", perAccount, seconds);
  return async (personId: number, password: string): Promise<void> => {
    const tooMany = await attempts.count(String(personId));
    if (tooMany) throw tooMany;
    const person = await findCredentialsOf(connection.db, personId);
    if (!person) throw new Refused(commonRefusals.unauthorized);
    if (!(await isPassword(password, person.passwordHash))) {
      const { code, fr: message } = identityRefusals.wrongCurrentPassword;
      throw new Refused(identityRefusals.wrongCurrentPassword, {
        issues: [{ path: "password", code, message }],
      });
    }
    await attempts.undo(String(personId));
  };
}
