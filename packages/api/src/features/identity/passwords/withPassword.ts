import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { ActKind } from "@ribambelle/domain/kernel/acts/act";
import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import { audit } from "../../audit/index.ts";
import { type CredentialsOfPerson, findCredentialsOf } from "../../people/index.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import { isPassword } from "./password.ts";

/** A refusal that belongs to one field of the call. */
export const refusedField = (refusal: Refusal, path: string) =>
  new Refused(refusal, { issues: [{ path, code: refusal.code, message: refusal.fr }] });

/** The refusal of a wrong password in use (SETTINGS-OP7). */
export const wrongCurrentPassword = (field = "currentPassword") =>
  refusedField(identityRefusals.wrongCurrentPassword, field);

/** Who gives the password in use, and what the audit calls it when it is wrong. */
interface Proof {
  readonly personId: number;
  readonly password: string;
  readonly refused: ActKind;
  /** The field in which it was given. */
  readonly field?: string;
}

interface Needs extends Pick<IdentityDeps, "connection"> {
  readonly attempts: Pick<IdentityDeps["attempts"], "passwordOfPerson">;
}

/**
 * Does what a signed-in person may do who gives their password; a wrong one is refused for its field, noted
 * and counted, too many of them are refused (429).
 */
export async function withPassword(
  { connection: { db }, attempts: { passwordOfPerson } }: Needs,
  by: By,
  { personId, password, refused, field }: Proof,
  work: (person: CredentialsOfPerson) => Promise<void>,
): Promise<void> {
  const key = String(personId);
  await passwordOfPerson.during(key, async () => {
    const person = await findCredentialsOf(db, personId);
    if (!person) throw new Refused(commonRefusals.unauthorized);
    if (!(await isPassword(password, person.passwordHash))) {
      await audit(db, by, refused({ personId }));
      throw (await passwordOfPerson.count(key)) ?? wrongCurrentPassword(field);
    }
    await work(person);
  });
  await passwordOfPerson.forget(key);
}
