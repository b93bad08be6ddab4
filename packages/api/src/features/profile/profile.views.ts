import { ageOn } from "@ribambelle/domain/kernel/day";
import { photoAddress } from "@ribambelle/domain/photos/photo";
import { canPhoto } from "@ribambelle/domain/photos/photo.rules";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { completionRate } from "@ribambelle/domain/profile/profileSections";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { publicProfile } from "@ribambelle/domain/profile/publicProfile.rules";
import type { KeptProfile } from "./profile.store.ts";

/** Gives a profile as its own person reads it, with how complete it is. */
export function ownProfile(kept: KeptProfile): Profile {
  const profile = whole(kept);
  return { ...profile, completionRate: completionRate({ ...profile, hasPhoto: hasPhoto(kept) }) };
}

/** True when a photo counts; a refused one does not, unless families still see the one before it (PROF-OP1). */
export function hasPhoto({ photo, publicPhotoId }: KeptProfile): boolean {
  return publicPhotoId !== null || photo?.state === photoStates.numbers.Pending;
}

/** Gives a profile as families see it, or would see it. */
export function shownProfile(kept: KeptProfile, today: string): PublicProfile {
  const { firstName, lastName, birthDate } = kept.contact;
  return publicProfile(whole(kept), {
    firstName,
    lastName,
    age: birthDate === null ? null : ageOn(birthDate, today),
    photoUrl: kept.publicPhotoId && photoAddress(kept.publicPhotoId, 256),
  });
}

// Homework help is part of standard care: nobody is asked (PROF-46).
function whole({ answers, contact, photo, advertToCorrect }: KeptProfile): Omit<Profile, "completionRate"> {
  const { firstName: _, lastName: __, ...shown } = contact;
  const photoRejectionReason = photo?.rejectionReason ?? null;
  const photoRejectionReasonEn = photo?.rejectionReasonEn ?? null;
  const state = photo?.state ?? null;
  const can = {
    changePhoto: canPhoto("owner", "change", state),
    removePhoto: canPhoto("owner", "remove", state),
  };
  const said = { photoRejectionReason, photoRejectionReasonEn, advertToCorrect };
  return { ...answers, ...shown, hasHomeworkHelpOption: true, ...said, can };
}
