import { createHash } from "node:crypto";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import type { CodeAsked } from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import {
  codeLimits,
  codeRefusal,
  maskedEmail,
  startChoiceOf,
} from "@ribambelle/domain/signatures/signature.rules";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { newLetterId } from "../../../mail/letters.ts";
import type { Secrets } from "../../../secrets/portalSecret.ts";
import { audit, type By } from "../../audit/index.ts";
import { findAddressee } from "../../people/index.ts";
import { chain } from "../chain/chain.ts";
import { type Seen, type SigningDeps, seenFacts } from "../signatures.deps.ts";
import {
  isParty,
  type KeptConsent,
  type KeptRequest,
  type KeptSigner,
  updateSigner,
} from "../signatures.store.ts";
import { writeSigner } from "../told.ts";
import { codeOf, contextOf, hashOfCode } from "./codeSecret.ts";
import { endCodes, insertCode, listCodesSent } from "./codes.store.ts";
import { consentsOf } from "./consents.ts";
import { heldFor, refuseBlocked, refuseUnlessTheirTurn } from "./heldFor.ts";

const dayMs = 86_400_000;

/** Somebody who acts in their room. */
export interface InRoom {
  readonly personId: number;
  readonly by: By;
  readonly seen: Seen;
  readonly now: Date;
}

/** Sends a code for what was shown and accepted; a new one ends the former (SIGN-08, SIGN-13, SIGN-15 to -17). */
export async function sendCode(
  { connection: { db }, terms }: Pick<SigningDeps, "connection" | "terms">,
  secrets: Secrets,
  asked: CodeAsked,
  { personId, by, seen, now, locale }: InRoom & { readonly locale: Locale },
): Promise<{ sentTo: string; expiresAt: string; nextAt: string }> {
  return db.transaction().execute(async (transaction) => {
    const { request, mine } = await heldFor(transaction, asked.id, personId);
    refuseUnlessTheirTurn(request, mine, now);
    refuseBlocked(mine, now);
    if (mine.readAt === null) throw new Refused(signatureRefusals.notRead);
    const sha256 = request.sha256.toString("hex");
    if (asked.documentSha256.toLowerCase() !== sha256) throw new Refused(signatureRefusals.changed);
    const consents = consentsOf(terms, request, mine, locale);
    if (!consents.every(({ key }) => asked.consents.includes(key)))
      throw new Refused(signatureRefusals.notAccepted);
    const chosen = startOf(request, mine, asked, now);
    const addressee = await findAddressee(transaction, personId);
    if (!addressee) throw new Refused(signatureRefusals.noAddress);
    await refuseTooMany(transaction, mine, now);
    const said = { ...mine, place: asked.place, consents, ...chosen, locale };
    const { place, startsEarly, startDate } = said;
    await updateSigner(transaction, mine, { place, consents, startsEarly, startDate, locale });
    const letterId = newLetterId();
    const contextHash = contextOf(request, said);
    const hash = hashOfCode(secrets, mine, contextHash, codeOf(secrets, letterId));
    const expiresAt = new Date(now.getTime() + codeLimits.livesMs);
    await endCodes(transaction, mine, now);
    await insertCode(transaction, mine, { letterId, hash, contextHash, sentAt: now, expiresAt });
    await writeSigner(transaction, "code", mine, now, {}, letterId);
    const sentTo = maskedEmail(addressee.email);
    const facts = acceptedFacts(sha256, said, consents);
    await chain(
      transaction,
      request.id,
      now,
      { kind: "accepted", position: mine.position, facts: { ...facts, ...seenFacts(seen) } },
      { kind: "code-sent", position: mine.position, facts: { letter: letterId, to: sentTo } },
    );
    const subject = `${request.contractReference} ${request.id}`;
    await audit(transaction, by, signatureActs.codeSent({ personId, subject }));
    return {
      sentTo,
      expiresAt: expiresAt.toISOString(),
      nextAt: new Date(now.getTime() + codeLimits.gapMs).toISOString(),
    };
  });
}

/** Gives when the service is to begin, as the consumer chose (SIGN-12). */
function startOf(request: KeptRequest, mine: KeptSigner, { startsEarly }: CodeAsked, now: Date) {
  const choice = isParty(mine) ? startChoiceOf(request, dayAt(now)) : null;
  if (!choice) return { startsEarly: null, startDate: null };
  if (startsEarly === null) throw new Refused(signatureRefusals.startChoiceRequired);
  return { startsEarly, startDate: startsEarly ? choice.earlyDate : choice.lateDate };
}

async function refuseTooMany(transaction: Db, mine: KeptSigner, now: Date): Promise<void> {
  const sent = await listCodesSent(transaction, mine, new Date(now.getTime() - dayMs));
  const refusal = codeRefusal(sent, now);
  if (refusal) throw new Refused(signatureRefusals[refusal.code], { retryAfterSeconds: refusal.seconds });
}

function acceptedFacts(
  sha256: string,
  {
    place,
    startsEarly,
    startDate,
    locale,
  }: Pick<KeptSigner, "place" | "startsEarly" | "startDate" | "locale">,
  consents: readonly KeptConsent[],
) {
  const hashed = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
  return {
    sha256,
    place: place ?? "",
    startsEarly,
    startDate,
    locale: locale ?? "",
    consents: consents.map(({ key, text }) => ({ key, sha256: hashed(text) })),
  };
}
