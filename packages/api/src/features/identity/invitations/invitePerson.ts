import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import type { By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { addLetters, newLetterId, withdrawLetters } from "../../../mail/letters.ts";
import { audit } from "../../audit/index.ts";
import { findAddressee } from "../../people/index.ts";
import { invitationKind } from "../links/linkKinds.ts";
import { countRounds, insertInvitations } from "./invitations.store.ts";

const dayMs = 86_400_000;

/**
 * Invites one person to choose a first password, once more where they were before; refused to who has one, or no address.
 * With `mostADay` refused after so many in 24 hours. What still waits to be sent is replaced.
 */
export async function invitePerson(
  transaction: Db,
  by: By,
  personId: number,
  { now, mostADay = Number.POSITIVE_INFINITY }: { now: Date; mostADay?: number },
): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) throw new Refused(peopleRefusals.noEmail);
  if (addressee.hasPassword) throw new Refused(peopleRefusals.hasPassword);
  const { last, lately } = await countRounds(transaction, personId, new Date(now.getTime() - dayMs));
  if (lately >= mostADay) throw new Refused(commonRefusals.tooMany);
  await withdrawLetters(transaction, personId, [invitationKind]);
  const letterId = newLetterId();
  await insertInvitations(transaction, [{ personId, round: last + 1, letterId }], now);
  const { locale } = addressee;
  await addLetters(transaction, [{ id: letterId, kind: invitationKind, personId, locale }], now);
  await audit(transaction, by, identityActs.invited({ personId }));
}
