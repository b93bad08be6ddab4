import type { PersonalData } from "../../personal/personal.ts";

const until = { event: "the babysitter changes it" } as const;

/** What babysitters say of themselves. The audit table keeps that they changed it, not what it said. */
export const profilePersonal: PersonalData = [
  {
    table: "profile",
    lead: { column: "person_id", to: "person" },
    exported: [
      "advert_title",
      "advert_description",
      "advert_is_published",
      "search_frequency",
      "is_available_for_housework",
      "has_ironing_option",
      "professional_situation",
      "education_level",
      "education_theme",
      "specific_diplomas",
      "has_driving_licence",
      "can_convey_children",
      "spoken_languages",
      "current_situation",
    ],
    internal: ["person_id", "version", "updated_at"],
    until,
    whenDeleted: { rows: "removed" },
  },
  {
    table: "availability",
    lead: { column: "person_id", to: "person" },
    exported: ["day", "start_time", "end_time"],
    internal: ["person_id", "id"],
    until,
    whenDeleted: { rows: "removed-with", table: "profile" },
  },
  {
    table: "experience",
    lead: { column: "person_id", to: "person" },
    exported: [
      "category",
      "child_age",
      "duration",
      "guard_type",
      "children_count",
      "description",
      "created_at",
      "modified_at",
    ],
    internal: ["id", "person_id", "place"],
    until,
    whenDeleted: { rows: "removed-with", table: "profile" },
  },
];
