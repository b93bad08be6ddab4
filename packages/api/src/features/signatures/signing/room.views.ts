import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import {
  codeLetterStates,
  type ListedRequest,
  requestStates,
  type SignatureRequest,
  type Signer,
  signedKinds,
  signerStates,
} from "@ribambelle/domain/signatures/signature";
import {
  codeLimits,
  endOfDay,
  isDeadEnd,
  maskedEmail,
  requestCan,
  startChoiceOf,
  withdrawalLastDay,
} from "@ribambelle/domain/signatures/signature.rules";
import { summaryOf } from "@ribambelle/domain/signatures/signature.texts";
import type { AgencyTerms } from "../../../agency/terms.ts";
import { isParty, type KeptRequest, type KeptSigner } from "../signatures.store.ts";
import { roomOf } from "../told.ts";
import type { KeptCode } from "./codes.store.ts";
import { consentsOf } from "./consents.ts";
import type { HeldFor } from "./heldFor.ts";

/** Gives somebody who signs, as another signer sees them (SIGN-53). */
export const signerView = ({ position, role, displayName, state, signedAt }: KeptSigner): Signer => ({
  ...{ position, role, displayName, state },
  signedAt: signedAt?.toISOString() ?? null,
});

const titleOf = ({ kind, contractReference }: KeptRequest, locale: Locale): string =>
  `${signedKinds.label(kind, locale)} ${contractReference}`;

/** Gives a request for its signer’s list (SIGN-36). */
export function listedView(
  request: KeptRequest,
  signers: readonly KeptSigner[],
  mine: KeptSigner,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): ListedRequest {
  const { id, kind, contractReference, lastDay } = request;
  return {
    ...{ id, kind, contractReference, lastDay },
    title: titleOf(request, locale),
    state: stateAt(request, now),
    signers: signers.map(signerView),
    myState: mine.state,
    link: roomOf(mine, id),
  };
}

// The job that closes a request may come a minute later (SIGN-33).
function stateAt({ state, expiresAt }: KeptRequest, now: Date) {
  const { Open, Expired } = requestStates.numbers;
  return state === Open && now >= expiresAt ? Expired : state;
}

/** Gives until when a consumer may withdraw from what they signed; null where they may not, or no longer (SIGN-55, SIGN-61). */
export function withdrawalOf(
  { state, isDistanceConsumer, concludedDate }: KeptRequest,
  { role }: Pick<KeptSigner, "role">,
  now: Date,
): { readonly lastDay: string } | null {
  const isConcluded =
    state === requestStates.numbers.Completed && isDistanceConsumer && concludedDate !== null;
  if (!isConcluded || role !== "Parent") return null;
  const lastDay = withdrawalLastDay(concludedDate);
  return now < endOfDay(lastDay) ? { lastDay } : null;
}

interface Seeing {
  readonly terms: AgencyTerms;
  readonly now: Date;
  readonly locale: Locale;
  /** Where codes go; null without an address. */
  readonly email: string | null;
  readonly code: KeptCode | null;
  readonly withdrawnAt: Date | null;
}

/** Gives the room of a request to one of its signers (SIGN-05 to -14). */
export function roomView({ request, signers, mine }: HeldFor, seeing: Seeing): SignatureRequest {
  const { terms, now, locale, email, code, withdrawnAt } = seeing;
  const withdrawal = withdrawalOf(request, mine, now);
  const { contractReference: reference, startDate, endDate, monthlyHours, price, duration } = request;
  const refuser = signers.find(({ state }) => state === signerStates.numbers.Refused);
  const isClosed = isDeadEnd(stateAt(request, now));
  return {
    ...listedView(request, signers, mine, seeing),
    documentSha256: request.sha256.toString("hex"),
    byteCount: request.byteCount,
    pageCount: request.pageCount,
    summary: summaryOf(
      {
        ...{ kind: request.kind, reference, startDate, endDate, monthlyHours, price, duration },
        parties: [...signers.map(({ displayName }) => displayName)],
      },
      locale,
    ),
    mine: {
      position: mine.position,
      state: mine.state,
      fullName: mine.displayName,
      address: mine.address,
      place: mine.place ?? "",
      readAt: mine.readAt?.toISOString() ?? null,
      signedAt: mine.signedAt?.toISOString() ?? null,
    },
    can: { ...requestCan(request, mine, now), withdraw: withdrawal !== null },
    consents: consentsOf(terms, request, mine, locale).map(({ key, text }) => ({ key, text })),
    startChoice:
      isParty(mine) && request.state === requestStates.numbers.Open
        ? startChoiceOf(request, dayAt(now))
        : null,
    isPaying: request.isPaying && mine.role === "Parent",
    ...codeView(mine, code, email, now),
    isDistanceConsumer: request.isDistanceConsumer && mine.role === "Parent",
    withdrawal,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    endedAt: isClosed ? (request.endedAt ?? request.expiresAt).toISOString() : null,
    refusedBy: refuser?.displayName ?? null,
    sealedDocumentId: mine.sealedDocumentId,
  };
}

function codeView(mine: KeptSigner, code: KeptCode | null, email: string | null, now: Date) {
  const isAlive = code !== null && code.endedAt === null && now < code.expiresAt;
  const nextCodeAt = code ? new Date(code.sentAt.getTime() + codeLimits.gapMs) : null;
  const isToSign = mine.state === signerStates.numbers.ToSign;
  return {
    sentTo: email === null || !isToSign ? null : maskedEmail(email),
    codeExpiresAt: isToSign && isAlive ? code.expiresAt.toISOString() : null,
    nextCodeAt: isToSign && nextCodeAt && nextCodeAt > now ? nextCodeAt.toISOString() : null,
    codeLetter:
      isToSign && isAlive ? (codeLetterStates.find((state) => state === code.letter) ?? null) : null,
  };
}
