import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";

/** A family’s contract that waits for its only parent, as the agency follows it. */
export const aFollowed = (given: Partial<FollowedRequest> = {}): FollowedRequest => ({
  id: "a".repeat(22),
  title: "Contrat de garde d’enfants GE-12",
  kind: 0,
  contractId: 12,
  contractReference: "GE-12",
  person: { userId: 7, displayName: "Ana Roy" },
  state: 1,
  openedAt: "2026-11-12T08:00:00.000Z",
  lastDay: "2026-12-22",
  waitsFor: "Ana Roy",
  waitsSince: "2026-11-12T08:00:00.000Z",
  lastRemindedAt: null,
  reminders: 0,
  endReason: null,
  endedAt: null,
  askedAgainAt: null,
  isSealLate: false,
  signers: [
    {
      position: 1,
      role: "Parent",
      displayName: "Ana Roy",
      state: 1,
      signedAt: null,
      userId: 7,
      reason: null,
      comment: null,
      isBlocked: false,
      mistake: null,
    },
  ],
  toLookAtSince: null,
  can: { remind: true, cancel: true, sign: false, seeTo: false },
  ...given,
});
