import type { PersonAccess } from "@ribambelle/domain/agencyPeople/details/details.agency.api";
import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { choicesOf } from "@ribambelle/domain/optIns/optIn";
import { optIns } from "@ribambelle/domain/optIns/optInNames";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { missingSections } from "@ribambelle/domain/profile/profileSections";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import type { Actor } from "../../acting/actor.ts";
import type { FeatureDeps } from "../../feature.ts";
import { getProfile, hasPhoto, ownProfile, shownProfile } from "../profile/index.ts";
import { findAccess, listPhotoDecisions, listPhotoStates } from "./details.store.ts";
import type { KeptFile } from "./person.store.ts";

const dayMs = 86_400_000;
const failuresDays = 30;

/** Tells how somebody signs in, and what was noted of it (FOLKS-20). */
export async function readAccess(
  {
    connection: { db },
    config,
    sessions,
    now,
  }: Pick<FeatureDeps, "connection" | "config" | "sessions" | "now">,
  { userId, accountState, isInBlockList }: KeptFile,
): Promise<PersonAccess> {
  const since = new Date(now().getTime() - failuresDays * dayMs);
  // No session is that of an empty token.
  const [kept, open] = await Promise.all([findAccess(db, userId, since), sessions.listOf(userId, "")]);
  const lasts = config.invitationDays * dayMs;
  const chosen = Object.fromEntries(kept.changes.toReversed().map(({ name, to }) => [name, to]));
  const choices = choicesOf(chosen);
  return {
    accountState,
    invitations: kept.invitations.map(({ at, round, sentAt, usedAt }) => ({
      at,
      round,
      expiresAt: new Date(Date.parse(sentAt ?? at) + lasts).toISOString(),
      usedAt,
    })),
    lastSignInAt: kept.lastSignInAt,
    failedSignIns30Days: kept.failedSignIns,
    sessions: open.map(({ browser, system, startedAt, seenAt }) => ({
      browser,
      system,
      startedAt: startedAt.toISOString(),
      lastActivityAt: seenAt.toISOString(),
    })),
    secondFactorSince: kept.secondFactorSince?.toISOString() ?? null,
    archives: [...kept.archives],
    optIns: optIns.map((name) => {
      const changes = kept.changes.filter((change) => change.name === name);
      const [last] = changes;
      return {
        name,
        value: choices[name],
        since: last?.at ?? null,
        way: last?.way ?? null,
        changes: changes.map(({ at, from, to, way, words }) => ({ at, from, to, way, words })),
      };
    }),
    isInBlockList,
    blockedListSince: kept.blockedListSince?.toISOString() ?? null,
    blockedListSource: kept.blockedListSource,
  };
}

// Who may not read where somebody lives and is reached does not read it in what they typed either: it is as families read it.
function withoutPrivate(
  own: Profile,
  { advertTitle, advertDescription, experiences }: PublicProfile,
): Profile {
  return {
    ...own,
    phoneNumber: null,
    address: null,
    addressComplement: null,
    zipCode: null,
    birthDate: null,
    advertTitle,
    advertDescription,
    experiences: own.experiences.map((experience, place) => ({
      ...experience,
      description: experiences[place]?.description ?? null,
    })),
  };
}

// What was said of a photo or an advert is for who looks at them.
const withoutReasons = { photoRejectionReason: null, photoRejectionReasonEn: null, advertToCorrect: null };

/**
 * Shows a babysitter’s profile as they see it and as families do; where they live and are reached only to who may read it, why a
 * photo or an advert was refused only to who reads decisions.
 */
export async function readPersonProfile(
  { connection: { db }, now }: Pick<FeatureDeps, "connection" | "now">,
  { userId, role }: KeptFile,
  { functions }: Pick<Actor, "functions">,
) {
  const [kept, photos, decisions] = await Promise.all([
    getProfile(db, userId),
    listPhotoStates(db, userId),
    listPhotoDecisions(db, userId),
  ]);
  const own = ownProfile(kept);
  const seen = shownProfile(kept, dayAt(now()));
  const mayReadDecisions = isPermitted(functions, "moderation.read");
  const profile = {
    ...(mayWith(functions, role, "read-private") ? own : withoutPrivate(own, seen)),
    ...(!mayReadDecisions && withoutReasons),
  };
  const [photo] = photos;
  return {
    version: kept.version,
    shown: {
      profile,
      public: seen,
      completion: {
        rate: own.completionRate,
        missing: missingSections({ ...own, hasPhoto: hasPhoto(kept) }),
      },
      photo: {
        state: photo?.state ?? null,
        reason: (mayReadDecisions && photo?.reason) || null,
        decidedAt: photo?.decidedAt?.toISOString() ?? null,
        earlier: mayReadDecisions ? decisions.map(({ at, state }) => ({ at: at.toISOString(), state })) : [],
      },
    },
  };
}
