import type { Profile } from "@ribambelle/domain/profile/profile";
import type { ColumnType, Generated } from "kysely";

export interface ProfileTable {
  person_id: number;
  version: Generated<number>;
  advert_title: string | null;
  advert_description: string | null;
  advert_is_published: Generated<boolean>;
  search_frequency: Generated<number>;
  is_available_for_housework: boolean | null;
  has_ironing_option: boolean | null;
  professional_situation: Generated<Profile["professionalSituation"]>;
  education_level: Profile["educationLevel"];
  education_theme: Profile["educationTheme"];
  specific_diplomas: Generated<Profile["specificDiplomas"]>;
  has_driving_licence: boolean | null;
  can_convey_children: boolean | null;
  spoken_languages: Generated<Profile["spokenLanguages"]>;
  current_situation: Generated<0 | 1 | 2 | 3 | 4 | 5>;
  updated_at: Generated<Date>;
}

export interface AvailabilityTable {
  person_id: number;
  id: number;
  day: number;
  start_time: string;
  end_time: string;
}

export interface ExperienceTable {
  id: Generated<number>;
  person_id: number;
  place: number;
  category: number | null;
  child_age: number | null;
  duration: number | null;
  guard_type: number | null;
  children_count: number | null;
  description: string | null;
  created_at: ColumnType<Date, Date, never>;
  modified_at: ColumnType<Date, Date, never>;
}

export type ProfileTables = {
  profile: ProfileTable;
  availability: AvailabilityTable;
  experience: ExperienceTable;
};
