import { ageOn } from "@ribambelle/domain/kernel/day";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { completionRate } from "@ribambelle/domain/profile/profileSections";
import { type PublicProfile, publicProfile } from "@ribambelle/domain/profile/publicProfile";
import { noPhoto, type OwnPhoto } from "./ownPhoto.ts";
import type { KeptProfile } from "./profile.store.ts";

/** Gives a profile as its own person reads it, with how complete it is. */
export function ownProfile(kept: KeptProfile, photo: OwnPhoto = noPhoto): Profile {
  const profile = whole(kept, photo);
  return { ...profile, completionRate: completionRate({ ...profile, hasPhoto: photo.counts }) };
}

/** Gives a profile as families see it, or would see it. */
export function shownProfile(kept: KeptProfile, today: string, photo: OwnPhoto = noPhoto): PublicProfile {
  const { firstName, lastName, birthDate } = kept.contact;
  return publicProfile(whole(kept, photo), {
    firstName,
    lastName,
    age: birthDate === null ? null : ageOn(birthDate, today),
    photoUrl: photo.publicUrl,
  });
}

// Homework help is part of standard care: nobody is asked (PROF-46).
function whole({ said, contact }: KeptProfile, photo: OwnPhoto): Omit<Profile, "completionRate"> {
  const { firstName: _, lastName: __, ...shown } = contact;
  return { ...said, ...shown, hasHomeworkHelpOption: true, photoRejectionReason: photo.rejectionReason };
}
