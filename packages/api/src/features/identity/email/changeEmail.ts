import { peopleActs } from "@ribambelle/domain/people/people.acts";
import type { Db } from "../../../db/connection/connect.ts";
import { addLetters } from "../../../mail/letters.ts";
import { audit, type By } from "../../audit/index.ts";
import { lockCredentialsOf, updateEmail } from "../../people/index.ts";
import { invitePerson } from "../invitations/invitePerson.ts";
import { voidLinks } from "../links/voidLinks.ts";
import { removeSessionsOf } from "../sessions/sessions.store.ts";
import { emailChangedKind } from "./emailChanged.letter.ts";

/**
 * Gives somebody who is active another address: links to the former one and sessions end, both addresses are told, and who has no
 * password is invited at the new one (FOLKS-25). Refused where it is somebody else's; false when it is theirs already.
 */
export async function changeEmail(
  transaction: Db,
  by: By,
  personId: number,
  { to, now }: { to: string; now: Date },
): Promise<boolean> {
  const person = await lockCredentialsOf(transaction, personId);
  if (!person || person.email === to) return false;
  const { email: former, locale, passwordHash } = person;
  await updateEmail(transaction, person, to, now);
  await voidLinks(transaction, personId);
  await removeSessionsOf(transaction, personId);
  await audit(transaction, by, peopleActs.emailChanged({ personId }));
  const letter = { kind: emailChangedKind, personId, locale, payload: { at: now.toISOString() } };
  await addLetters(
    transaction,
    former === null ? [letter] : [letter, { ...letter, lastAddress: former }],
    now,
  );
  if (passwordHash === null) await invitePerson(transaction, by, personId, { now });
  return true;
}
