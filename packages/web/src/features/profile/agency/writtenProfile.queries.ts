import { getPersonProfile } from "@ribambelle/domain/agencyPeople/details/personProfile.agency.api";
import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import type { Education } from "@ribambelle/domain/profile/education";
import type { Experience } from "@ribambelle/domain/profile/experience";
import { callVersioned } from "../../../client/call/call.ts";
import type { VersionedQuery } from "../../../client/changeKept.ts";
import { keyOf } from "../../../client/queryOf.ts";

/** What of a babysitter's profile the agency writes, with the version of the profile. */
export interface Written {
  readonly experiences: readonly Experience[];
  readonly education: Education;
  readonly profileVersion: number;
}

/** The same, with the version of the person from which the change is made (FOLKS-26). */
export const writtenQuery = (userId: number): VersionedQuery<Written> => {
  const params = { id: String(userId) };
  return {
    queryKey: [...keyOf(getPerson), params, "written"],
    queryFn: async () => {
      const [person, kept] = await Promise.all([
        callVersioned(getPerson, { params }),
        callVersioned(getPersonProfile, { params }),
      ]);
      const { experiences, educationLevel, educationTheme, specificDiplomas } = kept.value.profile;
      const education = { educationLevel, educationTheme, specificDiplomas };
      const profileVersion = Number(kept.version?.replace(/\D/g, "") ?? 0);
      return { value: { experiences, education, profileVersion }, version: person.version };
    },
  };
};
