import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { idParams } from "../../kernel/ids/idParams.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { getMyProfile, getMyPublicProfile } from "../../profile/profile.api.ts";
import { profileSections, type SectionName } from "../../profile/profileSections.ts";

const instant = z.string();
const sectionNames = Object.keys(profileSections) as [SectionName, ...SectionName[]];

/** The two views of a babysitter’s profile that stand, how complete it is, and what became of the photo (FOLKS-18, FOLKS-22). */
export const getPersonProfile = endpoint({
  name: "getPersonProfile",
  method: "GET",
  path: "/Agency/People/:id/Profile",
  access: { permission: "people.read-babysitters" },
  params: idParams,
  isVersioned: true,
  output: z.object({
    profile: getMyProfile.output,
    public: getMyPublicProfile.output,
    completion: z.object({ rate: z.int(), missing: z.array(z.enum(sectionNames)) }),
    photo: z.object({
      /** That of the photo that waits or was refused, else of the one that families see; null without any. */
      state: z.nullable(z.int()),
      reason: z.nullable(z.string()),
      decidedAt: z.nullable(instant),
      /** What was decided before, the newest first. */
      earlier: z.array(z.object({ at: instant, state: z.int() })),
    }),
  }),
  refusals: [commonRefusals.notFound],
});
