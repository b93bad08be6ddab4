import type { PersonalData } from "../../personal.ts";

/** What people sign in with. */
export const identityPersonal: PersonalData = [
  {
    table: "session",
    title: { fr: "Appareils connectés", en: "Devices signed in" },
    lead: { column: "person_id", to: "person" },
    exported: {
      created_at: { fr: "Connexion", en: "Signed in" },
      seen_at: { fr: "Dernière activité", en: "Last activity" },
      browser: { fr: "Navigateur", en: "Browser" },
      system: { fr: "Système", en: "System" },
      second_factor_at: { fr: "Double authentification donnée", en: "Second factor given" },
      proved_at: { fr: "Identité confirmée", en: "Identity confirmed" },
    },
    internal: ["id", "token_hash", "person_id", "awaits_second_factor"],
    until: {
      period: "90 days",
      after: "the sign-in, or 14 without a visit (SESSION_DAYS, SESSION_IDLE_DAYS)",
    },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "password_reset",
    lead: { column: "person_id", to: "person" },
    exported: {},
    internal: ["key_hash", "person_id", "expires_at"],
    until: { period: "24 hours", after: "the letter (RESET_KEY_HOURS, INVITATION_DAYS)" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "known_browser",
    title: { fr: "Navigateurs reconnus", en: "Known browsers" },
    lead: { column: "person_id", to: "person" },
    exported: {
      created_at: { fr: "Première connexion", en: "First sign-in" },
      expires_at: { fr: "Reconnu jusqu’à", en: "Known until" },
    },
    internal: ["person_id", "mark_hash"],
    until: { period: "180 days", after: "the last sign-in from this browser (KNOWN_BROWSER_DAYS)" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "invitation",
    title: { fr: "Invitations au portail", en: "Invitations to the portal" },
    lead: { column: "person_id", to: "person" },
    exported: {
      created_at: { fr: "Envoyée", en: "Sent" },
    },
    internal: ["person_id", "round", "letter_id", "is_open"],
    until: { event: "the person’s row goes" },
    whenDeleted: {
      rows: "kept",
      why: "Says only that somebody was invited, and when: nobody is invited twice.",
    },
  },
];
