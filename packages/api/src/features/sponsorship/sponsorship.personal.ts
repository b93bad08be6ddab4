import { sponsorshipStates } from "@ribambelle/domain/sponsorship/sponsorship";
import type { PersonalData } from "../../personal.ts";
import { forgetSponsorshipsOf } from "./sponsorship.actions.ts";

/** Sponsors' codes, the friends whom they named, and the addresses that refused. */
export const sponsorshipPersonal: PersonalData = [
  {
    table: "sponsorship_code",
    title: { fr: "Codes de parrainage", en: "Sponsorship codes" },
    lead: { column: "person_id", to: "person" },
    exported: {
      code: { fr: "Code", en: "Code" },
      channel: {
        fr: "Partage",
        en: "Shared by",
        values: [
          { value: "facebook", fr: "Facebook", en: "Facebook" },
          { value: "twitter", fr: "Twitter (X)", en: "Twitter (X)" },
          { value: "link", fr: "Lien direct", en: "Direct link" },
        ],
      },
    },
    internal: ["person_id"],
    until: { event: "the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "sponsorship_offer",
    title: { fr: "Proches parrainés", en: "Sponsored friends" },
    lead: { column: "sponsor_id", to: "person" },
    exported: {
      first_name: { fr: "Prénom", en: "First name" },
      last_name: { fr: "Nom", en: "Last name" },
      email: { fr: "E-mail", en: "E-mail" },
      state: { fr: "État", en: "State", values: sponsorshipStates.rows },
      created_at: { fr: "Invitation", en: "Invited" },
      joined_at: { fr: "Inscription", en: "Signed up" },
    },
    internal: ["id", "mailbox", "sponsor_id", "friend_id", "refusal_hash"],
    until: {
      period: "12 months",
      after:
        "the invitation of somebody who did not join: then names and address go (SPONSORSHIP_MONTHS); at once when they refuse, or when the friend who joined deletes their account",
    },
    whenDeleted: { rows: "removed", by: forgetSponsorshipsOf },
  },
  {
    table: "sponsorship_refusal",
    lead: { by: "a hash of an address that refused to be invited" },
    exported: {},
    internal: ["address_hash", "refused_at"],
    until: { event: "never: a refusal is honoured for ever" },
    whenDeleted: { rows: "kept", why: "Whoever refused to be written to must not be written to again." },
  },
];
