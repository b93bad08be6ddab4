import { randomInt } from "node:crypto";
import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type Friend, mailboxOf, type Sponsorship } from "@ribambelle/domain/sponsorship/sponsorship";
import { sponsorshipActs } from "@ribambelle/domain/sponsorship/sponsorship.acts";
import { sponsorshipNotices, sponsorshipPages } from "@ribambelle/domain/sponsorship/sponsorship.notices";
import { sponsorshipProblems, sponsorshipRefusals } from "@ribambelle/domain/sponsorship/sponsorship.texts";
import type { Actor, By } from "../../acting/actor.ts";
import type { Attempts } from "../../acting/attempts.ts";
import { answeredBefore, doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { addLetters, withdrawLetters } from "../../mail/letters.ts";
import type { Secrets } from "../../secrets/portalSecret.ts";
import { audit } from "../audit/index.ts";
import { tokenHash } from "../identity/index.ts";
import { notifyEach } from "../notifications/index.ts";
import { addressHash, refusedHashes } from "./addressHash.ts";
import { addressHashIn } from "./refusalLink.ts";
import {
  eraseOffer,
  eraseOldOffers,
  getSponsor,
  insertOffer,
  insertRefusal,
  isRefused,
  listOffers,
  lockOfferOfLink,
  type Newcomer,
  removeSponsorshipsOf,
  saveCodes,
  saveJoined,
} from "./sponsorship.store.ts";

export const invitationKind = "sponsorship.invitation";

/** What the acts of sponsors work with. */
export interface SponsorshipDeps extends Pick<Deps, "connection" | "now"> {
  /** Invitations of one person, whatever became of them. */
  readonly invitations: Attempts;
}

// Letters alone, without vowels: no word comes out, and no spreadsheet takes one for a number or a formula.
const letters = "bcdfghjkmnpqrstvwxyz";
const newCode = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("");

/** Gives a person's codes, which are made when they are first asked for. */
export const codesOf = (db: Db, personId: number) =>
  saveCodes(db, personId, { facebook: newCode(), twitter: newCode(), link: newCode() });

/** Gives a person's codes and whom they sponsor. */
export async function readSponsorship(
  { connection: { db } }: SponsorshipDeps,
  actor: Actor,
): Promise<Sponsorship> {
  const { facebook, twitter, link } = await codesOf(db, actor.personId);
  const sponsorshipOffers = await listOffers(db, actor.personId);
  return { facebookCode: facebook, twitterCode: twitter, directLinkCode: link, sponsorshipOffers };
}

/**
 * Invites a friend by a letter. An address that was invited by anybody or that refused to be is refused; that of an account is
 * taken like a stranger's, and its letter does not go: the sponsor cannot tell which it is (docs/decisions/0059).
 */
export async function inviteFriend(
  { connection: { db }, now, invitations }: SponsorshipDeps,
  by: By,
  { personId }: Actor,
  given: Friend,
  once: Once,
): Promise<void> {
  // The same again, since its answer was lost, is no other invitation.
  if (await answeredBefore(db, once)) return;
  const friend = { ...given, email: loginName(given.email) };
  const sponsor = await getSponsor(db, personId);
  const own = [sponsor.email, sponsor.userName].map((name) => name && mailboxOf(name));
  if (own.includes(mailboxOf(friend.email))) throw ownAddress();
  const tooMany = await invitations.count(String(personId));
  if (tooMany) throw tooMany.toldAs(sponsorshipRefusals.tooManyToday);
  await db.transaction().execute((transaction) =>
    doOnce(transaction, once, now(), async () => {
      const offerId = await insertOffer(transaction, personId, friend, now());
      // Afterwards: a refusal at the same instant frees the address, and this one has waited for it.
      if (await isRefused(transaction, refusedHashes(friend.email)))
        throw new Refused(sponsorshipRefusals.alreadyInvited);
      const order = { kind: invitationKind, personId, locale: sponsor.locale, payload: { offerId } };
      await addLetters(transaction, [order], now());
      await audit(transaction, by, sponsorshipActs.friendInvited({ personId }));
      return {};
    }),
  );
}

function ownAddress(): Refused {
  const code = "own-address";
  const message = sponsorshipProblems[code].fr;
  return new Refused(commonRefusals.invalid, { issues: [{ path: "SponsoredPartyEmail", code, message }] });
}

/**
 * Refuses every invitation to the address of a refusal link, for ever, and erases what its sponsor told; false when nobody was
 * given this key. Again, it changes nothing.
 */
export async function refuseInvitations(
  { connection: { db }, now }: Pick<Deps, "connection" | "now">,
  by: By,
  { key, secrets }: { readonly key: string; readonly secrets: Secrets },
): Promise<boolean> {
  const signed = addressHashIn(secrets, key);
  return db.transaction().execute(async (transaction) => {
    const offer = await lockOfferOfLink(transaction, tokenHash(key));
    // The offer may be gone, forgotten with time or with its sponsor; the secret may be another one by now.
    const refused = signed ?? (offer?.email ? addressHash(offer.email) : null);
    if (refused === null) return false;
    const isNew = await insertRefusal(transaction, refused, now());
    if (offer?.email) await eraseOffer(transaction, offer.id);
    if (isNew) await audit(transaction, by, sponsorshipActs.invitationsRefused({ personId: null }));
    return true;
  });
}

/** Notes the sponsored among people whom an import brings, and tells their sponsors (SPONSOR-19, SPONSOR-OP5). */
export async function welcomeNewcomers(
  transaction: Db,
  by: By,
  newcomers: readonly Newcomer[],
  now: Date,
): Promise<void> {
  if (newcomers.length === 0) return;
  const sponsors = await saveJoined(transaction, newcomers, now);
  const notices = sponsors.flatMap(({ personId, role }) =>
    role === "Agency" ? [] : [{ ...sponsorshipNotices.friendJoined({}, sponsorshipPages[role]), personId }],
  );
  await notifyEach(transaction, notices);
  const acts = sponsors.map(({ personId }) => sponsorshipActs.friendJoined({ personId }));
  await audit(transaction, by, ...acts);
}

/** Forgets friends who have not joined for so many months. */
export async function forgetOldFriends(db: Db, months: number, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  await eraseOldOffers(db, before);
}

/** Forgets a person whose account is deleted: as a sponsor, with their friends and waiting letters, and as a friend. */
export async function forgetSponsorshipsOf(transaction: Db, personId: number): Promise<void> {
  await withdrawLetters(transaction, personId, [invitationKind]);
  await removeSponsorshipsOf(transaction, personId);
}
