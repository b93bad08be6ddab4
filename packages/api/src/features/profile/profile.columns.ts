import type { Availability } from "@ribambelle/domain/profile/availability";
import type { Experience } from "@ribambelle/domain/profile/experience";
import type { Profile } from "@ribambelle/domain/profile/profile";
import type { Columns } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";
import type { OwnContact } from "../people/index.ts";

// Fields of a profile that its row does not have: computed ones, those of other tables, and the two lists.
type Elsewhere =
  | keyof OwnContact
  | "completionRate"
  | "hasHomeworkHelpOption"
  | "photoRejectionReason"
  | "photoRejectionReasonEn"
  | "advertToCorrect"
  | "can";
type Lists = "availabilities" | "experiences";

/** The columns of a babysitter's profile. */
export const profileColumns = {
  advertTitle: ["advert_title", "text"],
  advertDescription: ["advert_description", "text"],
  isPublished: ["advert_is_published", "boolean"],
  searchFrequency: ["search_frequency", "smallint"],
  isAvailableForHousework: ["is_available_for_housework", "boolean"],
  hasIroningOption: ["has_ironing_option", "boolean"],
  professionalSituation: ["professional_situation", "smallint"],
  educationLevel: ["education_level", "smallint"],
  educationTheme: ["education_theme", "smallint"],
  specificDiplomas: ["specific_diplomas", "smallint[]"],
  hasDrivingLicence: ["has_driving_licence", "boolean"],
  canConveyChildren: ["can_convey_children", "boolean"],
  spokenLanguages: ["spoken_languages", "smallint[]"],
} as const satisfies Columns<Exclude<keyof Profile, Elsewhere | Lists>, keyof Table<"profile">>;

/** One time of the week in which they can work. */
export const availabilityColumns = {
  id: ["id", "bigint"],
  day: ["day", "smallint"],
  startTime: ["start_time", "time(0)"],
  endTime: ["end_time", "time(0)"],
} as const satisfies Columns<keyof Availability, keyof Table<"availability">>;

/** One experience with children. */
export const experienceColumns = {
  id: ["id", "integer"],
  babysitterId: ["person_id", "integer"],
  category: ["category", "smallint"],
  childAge: ["child_age", "smallint"],
  duration: ["duration", "smallint"],
  childcareType: ["guard_type", "smallint"],
  childrenCount: ["children_count", "smallint"],
  description: ["description", "text"],
  createdAt: ["created_at", "timestamptz"],
  modifiedAt: ["modified_at", "timestamptz"],
} as const satisfies Columns<keyof Experience, keyof Table<"experience">>;
