import { contractsToRead, mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import {
  contractKindOf,
  refusalReasons,
  requestStates,
  signedKinds,
} from "@ribambelle/domain/signatures/signature";
import { isOpenAt, isRemindedRecently } from "@ribambelle/domain/signatures/signature.rules";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import type { Db } from "../../../db/connection/connect.ts";
import { type KeptSigner, listSigners, whoseTurn } from "../signatures.store.ts";
import { listedView, signerView } from "../signing/room.views.ts";
import { type FollowedAsked, type FollowedRow, listFollowed } from "./followed.store.ts";

interface Following {
  readonly personId: number;
  readonly functions: readonly StaffFunction[];
  readonly now: Date;
  readonly locale: Locale;
}

/** Gives the requests that somebody of the agency may follow, narrowed or all (SIGN-62, SIGN-63). */
export async function readFollowed(
  db: Db,
  asked: FollowedAsked,
  following: Following,
): Promise<FollowedRequest[]> {
  const kinds = contractsToRead(following.functions).map((kind) => signedKinds.numbers[kind]);
  const rows = await listFollowed(db, kinds, asked);
  const signers = await listSigners(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    followedView(
      row,
      signers.filter(({ requestId }) => requestId === row.id),
      following,
    ),
  );
}

function followedView(
  row: FollowedRow,
  signers: readonly KeptSigner[],
  { personId, functions, now, locale }: Following,
): FollowedRequest {
  const [first] = signers;
  if (!first) throw new Error("a request has a signer");
  const { id, title, kind, contractReference, state, lastDay } = listedView(row, signers, first, {
    now,
    locale,
  });
  const turn = row.state === requestStates.numbers.Open ? whoseTurn(signers) : null;
  const may = mayWithContracts(functions, contractKindOf(kind), "edit");
  const isOpen = isOpenAt(row, now);
  return {
    ...{ id, title, kind, contractId: row.contractId, contractReference, person: row.person, state },
    openedAt: row.openedAt.toISOString(),
    lastDay,
    waitsFor: turn?.displayName ?? null,
    waitsSince: turn?.turnSince?.toISOString() ?? null,
    lastRemindedAt: turn?.lastRemindedAt?.toISOString() ?? null,
    reminders: turn?.reminders ?? 0,
    endReason: row.endReason,
    endedAt: row.endedAt?.toISOString() ?? null,
    askedAgainAt: row.askedAgainAt?.toISOString() ?? null,
    isSealLate: row.state === requestStates.numbers.Sealing && row.sealAttempts > 0,
    signers: signers.map((signer) => ({ ...signerView(signer), ...ofAgency(signer, now) })),
    toLookAtSince: row.agencySince?.toISOString() ?? null,
    can: {
      remind: may && isOpen && turn !== null && !isRemindedRecently(turn.lastRemindedAt, now),
      cancel: may && isOpen,
      sign: isOpen && turn?.personId === personId,
      seeTo: may && row.agencySince !== null,
    },
  };
}

const ofAgency = (
  { personId, refusalReason, refusalComment, blockedUntil, mistake, mistakeAt }: KeptSigner,
  now: Date,
) => ({
  userId: personId,
  reason: refusalReasons.has(refusalReason) ? refusalReason : null,
  comment: refusalComment,
  isBlocked: blockedUntil !== null && now < blockedUntil,
  mistake: mistake !== null && mistakeAt ? { at: mistakeAt.toISOString(), comment: mistake } : null,
});
