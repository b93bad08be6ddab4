import { optIns } from "@ribambelle/domain/optIns/optIn";
import { optInName } from "@ribambelle/domain/optIns/optIn.texts";
import { type PersonalData, saidLanguage } from "../../personal.ts";
import { yearsKept } from "./optIns.jobs.ts";

const account = { event: "the account is deleted" } as const;

const name = {
  fr: "Ce qui est envoyé",
  en: "What is sent",
  values: optIns.map((value) => ({ value, fr: optInName(value, "fr"), en: optInName(value, "en") })),
};
const isTaken = { fr: "Accepté", en: "Accepted" };

/** What people chose to be sent, the proof of it, and what is known of their address. */
export const optInsPersonal: PersonalData = [
  {
    table: "opt_in",
    title: { fr: "Ce que vous acceptez de recevoir", en: "What you accept to be sent" },
    lead: { column: "person_id", to: "person" },
    exported: { name, is_taken: isTaken },
    internal: ["person_id"],
    until: account,
    whenDeleted: { rows: "removed" },
  },
  {
    table: "opt_in_change",
    title: { fr: "Historique de ces choix", en: "History of these choices" },
    lead: { column: "person_id", to: "person" },
    exported: {
      changed_at: { fr: "Date", en: "Date" },
      name,
      was_taken: { fr: "Accepté avant", en: "Accepted before" },
      is_taken: isTaken,
      source: {
        fr: "Par",
        en: "By",
        values: [
          { value: "settings", fr: "vos paramètres", en: "your settings" },
          { value: "link", fr: "le lien d’un e-mail", en: "the link of an e-mail" },
          { value: "renewal", fr: "la rentrée scolaire", en: "the back-to-school form" },
          { value: "import", fr: "l’agence", en: "the agency" },
        ],
      },
      words: { fr: "Texte affiché", en: "Text that was shown" },
      locale: saidLanguage,
    },
    internal: ["id", "person_id"],
    until: { period: `${yearsKept} years`, after: "a later change replaced it, or the account was deleted" },
    whenDeleted: {
      rows: "kept",
      why: "Proves that what was sent was agreed to, which the agency must be able to do (article 7.1 du RGPD) as long as it can be asked for (article 2224 du code civil); names nobody but by a number.",
      told: {
        what: {
          fr: "L’historique de ce que vous avez accepté de recevoir, sans votre nom",
          en: "The history of what you accepted to be sent, without your name",
        },
        until: {
          fr: `${yearsKept} ans (RGPD, article 7.1\u00a0; Code civil, article 2224)`,
          en: `for ${yearsKept} years (GDPR, article 7.1; Code civil, article 2224)`,
        },
      },
    },
  },
  {
    table: "unsubscribe_link",
    title: { fr: "Liens de désabonnement de vos e-mails", en: "Links of your e-mails that end them" },
    lead: { column: "person_id", to: "person" },
    exported: { name },
    internal: ["key", "person_id"],
    until: { event: "the person’s row goes" },
    whenDeleted: {
      rows: "kept",
      why: "The link of an old letter goes on answering, then that nothing comes any more; its key is random.",
    },
  },
  {
    table: "blocked_address",
    title: { fr: "Adresse qui ne reçoit plus", en: "Address that receives nothing more" },
    lead: { column: "person_id", to: "person" },
    exported: {
      email: { fr: "Adresse e-mail", en: "E-mail address" },
      source: {
        fr: "Signalée par",
        en: "Told by",
        values: [
          { value: "command", fr: "l’agence", en: "the agency" },
          {
            value: "refusal",
            fr: "le serveur de courrier de cette adresse",
            en: "the mail server of this address",
          },
        ],
      },
      blocked_at: { fr: "Depuis", en: "Since" },
    },
    internal: ["person_id"],
    until: { event: "the agency mends it, or another address takes its place" },
    whenDeleted: { rows: "removed" },
  },
];
