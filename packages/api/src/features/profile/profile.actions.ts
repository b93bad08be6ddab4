import { isDeepStrictEqual } from "node:util";
import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Advert } from "@ribambelle/domain/profile/advert";
import type { Availability } from "@ribambelle/domain/profile/availability";
import type { Education } from "@ribambelle/domain/profile/education";
import {
  type Experience,
  keptCreation,
  type SentExperience,
  toldExperience,
} from "@ribambelle/domain/profile/experience";
import {
  type CareServices,
  canChooseSituation,
  type Profile,
  type Transport,
  withHousework,
} from "@ribambelle/domain/profile/profile";
import { profileActs } from "@ribambelle/domain/profile/profile.acts";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { isLocked, type SectionName } from "@ribambelle/domain/profile/profileSections";
import { isPublishable } from "@ribambelle/domain/profile/values/filled";
import { joinAvailabilities } from "@ribambelle/domain/profile/week/slots";
import { Refused } from "../../acting/refused.ts";
import type { VersionCheck } from "../../acting/versionCheck.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { lockInterviewOf } from "../people/index.ts";
import { keepReview, refuseToCorrect, sentBack } from "./advert/reviews.ts";
import { type LockedProfile, lockProfile, type ProfileAnswers, updateProfile } from "./profile.store.ts";
import {
  listAvailabilities,
  listExperiences,
  type NewExperience,
  replaceAvailabilities,
  replaceExperiences,
} from "./profileLists.store.ts";

/** Whose profile is changed, by whom and when, and the check of its version (`If-Match`). */
export interface Change {
  readonly personId: number;
  readonly by: By;
  readonly versionCheck: VersionCheck;
  readonly now: Date;
}

/** The answers of a section, or for a list, which is kept by then, whether it changed. */
type Decided = Partial<ProfileAnswers> | boolean;

type Decide = (held: LockedProfile, transaction: Db) => Promise<Decided> | Decided;

/**
 * Changes one section: locks the profile, lets `decide` refuse or give the new answers, saves them and writes
 * the audit entry. Answers that are kept already leave everything as it is. Gives the version of the profile.
 */
async function saveSection(
  db: Db,
  { personId, by, versionCheck, now }: Change,
  section: SectionName,
  did: keyof typeof profileActs,
  decide: Decide,
): Promise<number> {
  const act = async (transaction: Db) => {
    const person = await lockInterviewOf(transaction, personId);
    if (!person) throw new Refused(commonRefusals.unauthorized);
    // The lock is the babysitter's: the agency may still correct (PROF-64, PROF-65).
    refuseIf(by.actorId === personId && isLocked(section, person), profileRefusals.lockedAfterInterview);
    const held = await lockProfile(transaction, personId);
    refuseIf(!versionCheck(held.version), profileRefusals.changedMeanwhile);
    const decided = await decide(held, transaction);
    if (!isChange(decided, held)) return held.version;
    const answers = typeof decided === "boolean" ? {} : decided;
    const version = await updateProfile(transaction, personId, answers, now);
    await audit(transaction, by, profileActs[did]({ personId }));
    return version;
  };
  return db.isTransaction ? act(db) : db.transaction().execute(act);
}

function isChange(decided: Decided, held: LockedProfile): boolean {
  if (typeof decided === "boolean") return decided;
  const given = Object.entries(decided) as [keyof ProfileAnswers, unknown][];
  return given.some(([field, value]) => value !== undefined && !isDeepStrictEqual(value, held[field]));
}

function refuseIf(isRefused: boolean, refusal: Refusal): void {
  if (isRefused) throw new Refused(refusal);
}

/** Replaces the advert; one that could not be published any more is withdrawn (PROF-31, PROF-OP12, MODER-10). */
export const updateAdvert = (db: Db, change: Change, advert: Advert) =>
  saveSection(db, change, "advert", "advertUpdated", async (held, transaction) => {
    const isShown = held.isPublished && isPublishable(advert);
    const isPublished = isShown && !(await sentBack(transaction, change.personId, advert));
    await keepReview(transaction, change.personId, { ...advert, isPublished }, change.now);
    return { advertTitle: advert.title, advertDescription: advert.description, isPublished };
  });

/** Publishes the advert, or withdraws it (PROF-22, PROF-23). */
export const publishAdvert = (db: Db, change: Change, isPublished: boolean) =>
  saveSection(
    db,
    change,
    "advert",
    isPublished ? "advertPublished" : "advertWithdrawn",
    async (held, transaction) => {
      const written = { title: held.advertTitle, description: held.advertDescription };
      refuseIf(isPublished && !isPublishable(written), profileRefusals.nothingToPublish);
      // The agency may publish them itself.
      if (isPublished && change.by.actorId === change.personId)
        await refuseToCorrect(transaction, change.personId, written);
      await keepReview(transaction, change.personId, { ...written, isPublished }, change.now);
      return { isPublished };
    },
  );

/** Replaces the whole week; slots that overlap become one (PROF-38, PROF-OP13). */
export const updateAvailabilities = (db: Db, change: Change, availabilities: readonly Availability[]) =>
  saveSection(db, change, "availabilities", "availabilitiesUpdated", async (_, transaction) => {
    const week = joinAvailabilities(availabilities);
    const times = (list: readonly Availability[]) =>
      list.map(({ day, startTime, endTime }) => `${day} ${startTime} ${endTime}`).sort();
    const kept = await listAvailabilities(transaction, change.personId);
    if (isDeepStrictEqual(times(week), times(kept))) return false;
    await replaceAvailabilities(transaction, change.personId, week);
    return true;
  });

/** Replaces how often the person wants to work (PROF-42). */
export const updateSearchFrequency = (db: Db, change: Change, searchFrequency: number) =>
  saveSection(db, change, "searchFrequency", "searchFrequencyUpdated", () => ({ searchFrequency }));

/** Replaces the services; homework help is not stored, since everybody offers it (PROF-45, PROF-47). */
export const updateServices = (db: Db, change: Change, services: CareServices) =>
  saveSection(db, change, "services", "servicesUpdated", () => {
    const { isAvailableForHousework, hasIroningOption } = withHousework(
      services,
      services.isAvailableForHousework,
    );
    return { isAvailableForHousework, hasIroningOption };
  });

/** Replaces the professional situation (PROF-53, PROF-OP6). */
export const updateSituation = (
  db: Db,
  change: Change,
  professionalSituation: Profile["professionalSituation"],
) =>
  saveSection(db, change, "situation", "situationUpdated", (held) => {
    const isOffered = canChooseSituation(professionalSituation, held.professionalSituation);
    refuseIf(!isOffered, profileRefusals.situationNotOffered);
    return { professionalSituation };
  });

/**
 * Replaces all experiences and gives the stored ones, each with a new id (PROF-63, PROF-OP3), unless they are those that are
 * kept.
 */
export async function saveExperiences(
  db: Db,
  change: Change,
  sent: readonly SentExperience[],
): Promise<{ version: number; experiences: Experience[] }> {
  const { personId, now } = change;
  let experiences: Experience[] = [];
  const version = await saveSection(
    db,
    change,
    "experiences",
    "experiencesUpdated",
    async (_, transaction) => {
      const told = sent.map(({ id: _, createdAt, description, ...choices }) => ({
        ...choices,
        description: description || null,
        babysitterId: personId,
        createdAt: keptCreation(createdAt, now).toISOString(),
        modifiedAt: now.toISOString(),
      }));
      experiences = await listExperiences(transaction, personId);
      if (isDeepStrictEqual(told.map(toldAndCreated), experiences.map(toldAndCreated))) return false;
      experiences = await replaceExperiences(transaction, personId, told);
      return true;
    },
  );
  return { version, experiences };
}

const toldAndCreated = (experience: NewExperience) => ({
  ...toldExperience(experience),
  createdAt: experience.createdAt,
});

/** Replaces the education (PROF-69). */
export const updateEducation = (db: Db, change: Change, education: Education) =>
  saveSection(db, change, "education", "educationUpdated", () => education);

/** Replaces how the person gets about (PROF-72). */
export const updateTransport = (db: Db, change: Change, transport: Transport) =>
  saveSection(db, change, "transport", "transportUpdated", () => transport);

/** Replaces the spoken languages (PROF-74). */
export const updateLanguages = (db: Db, change: Change, spokenLanguages: Profile["spokenLanguages"]) =>
  saveSection(db, change, "languages", "languagesUpdated", () => ({ spokenLanguages }));
