import type { PersonChanges } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { educationText } from "@ribambelle/domain/profile/education";
import { anyVersion } from "../../acting/versionCheck.ts";
import type { Db } from "../../db/connection/connect.ts";
import { getProfile, lockProfile, profileActions } from "../profile/index.ts";
import { type PersonChange, refusalOfProfile } from "./person.changes.ts";

/** The sections of a babysitter's profile that the agency writes, after the interview too (FOLKS-26). */
interface Sections extends Pick<PersonChanges, "experiences" | "education"> {
  readonly userId: number;
  readonly profileVersion: number | undefined;
}

/** What of a section was, and is: as it is told in the history. */
type Written = Readonly<
  Partial<Record<"experiences" | "education", { readonly from: unknown; readonly to: unknown }>>
>;

/** Writes the sections that differ from those that are kept, and gives what they were; refused over another version of the profile. */
export async function writeProfile(
  transaction: Db,
  { userId: personId, experiences, education, profileVersion }: Sections,
  { by, now }: Pick<PersonChange, "by" | "now">,
): Promise<Written> {
  if (experiences === undefined && education === undefined) return {};
  const held = await lockProfile(transaction, personId);
  if (profileVersion !== undefined && profileVersion !== held.version)
    throw await refusalOfProfile(transaction, personId);
  const { answers } = await getProfile(transaction, personId);
  const change = { personId, by, versionCheck: anyVersion, now };
  let { version } = held;
  const isWritten = (after: number) => {
    const differs = after !== version;
    version = after;
    return differs;
  };
  const written: { -readonly [Name in keyof Written]: Written[Name] } = {};
  if (
    experiences &&
    isWritten((await profileActions.saveExperiences(transaction, change, experiences)).version)
  )
    written.experiences = { from: answers.experiences.length, to: experiences.length };
  if (education && isWritten(await profileActions.updateEducation(transaction, change, education)))
    written.education = { from: educationText(answers, "fr"), to: educationText(education, "fr") };
  return written;
}
