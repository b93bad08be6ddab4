import type { PersonalData } from "../../personal.ts";

/** What families put aside, ask and look for; and the listing of adverts, which is made of the profile (NANNY-22). */
export const nanniesPersonal: PersonalData = [
  {
    table: "nanny_listing",
    title: { fr: "Annonce dans la recherche", en: "Advert in the search" },
    lead: { column: "person_id", to: "person" },
    exported: { listed_at: { fr: "Publiée depuis", en: "Published since" } },
    internal: [
      "person_id",
      "id",
      "ticket",
      "place_id",
      "postal_code",
      "place",
      "department",
      "week",
      "offered",
      "confirmed_on",
    ],
    until: { event: "the advert is withdrawn, or the babysitter has no city any more" },
    whenDeleted: { rows: "removed-with", table: "profile" },
  },
  {
    table: "nanny_place",
    aboutNobody: "communes where an advert is published; one goes the night after its last",
  },
  {
    table: "nanny_reads",
    title: { fr: "Nombre de profils vus", en: "Number of profiles seen" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      hour: { fr: "Heure", en: "Hour" },
      shown: { fr: "Profils vus", en: "Profiles seen" },
    },
    internal: ["parent_id"],
    until: { event: "the next night" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "nanny_kept",
    title: { fr: "Profils gardés", en: "Profiles put aside" },
    lead: { column: "parent_id", to: "person", also: "babysitter_id" },
    exported: { kept_at: { fr: "Gardé le", en: "Put aside on" } },
    internal: ["parent_id", "babysitter_id"],
    until: { event: "the family no longer keeps it" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "nanny_interest",
    title: { fr: "Profils qui vous intéressent", en: "Profiles that interest you" },
    lead: { column: "parent_id", to: "person", also: "babysitter_id" },
    exported: { said_at: { fr: "Dit à l’agence le", en: "Told to the agency on" } },
    internal: ["parent_id", "babysitter_id", "request_id"],
    until: { event: "either account is deleted" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "nanny_search",
    title: { fr: "Recherches gardées", en: "Saved searches" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      filters: { fr: "Recherche", en: "Search" },
      saved_at: { fr: "Gardée le", en: "Saved on" },
    },
    internal: ["id", "parent_id", "looked_until", "found_count"],
    until: { event: "the family removes it" },
    whenDeleted: { rows: "removed" },
  },
];
