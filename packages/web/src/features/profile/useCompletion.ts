import {
  completionRate,
  missingSections,
  type SectionName,
} from "@ribambelle/domain/profile/profileSections";
import { useQuery } from "@tanstack/react-query";
import { useMyProfile } from "./MyProfile.tsx";
import { completionQuery } from "./profile.queries.ts";

/** Gives how complete the babysitter's profile is, in percent, and the sections that it still lacks, in their order. */
export function useCompletion(): { rate: number; missing: SectionName[] } {
  const { profile } = useMyProfile();
  const { data } = useQuery(completionQuery);
  // Whether the photo counts is deduced from the server's rate: the page cannot see the photo behind a
  // refused one.
  const hasPhoto = completionRate({ ...profile, hasPhoto: true }) === profile.completionRate;
  return {
    rate: data?.completionRate ?? profile.completionRate,
    missing: missingSections({ ...profile, hasPhoto }),
  };
}
