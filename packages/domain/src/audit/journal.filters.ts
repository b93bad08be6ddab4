import { isDay } from "../kernel/day.ts";
import { idPattern } from "../kernel/ids/id.ts";
import { text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";

/** The areas of the journal, each by the beginnings of its actions (AUDITS-02). */
export const journalAreas = {
  people: ["people", "profile", "my-data", "sponsorship", "nannies", "offers", "interventions"],
  contracts: ["contracts"],
  documents: ["documents", "readings", "payslips", "invoices", "certificates", "signatures"],
  moderation: ["photos", "adverts", "moderation"],
  renewals: ["renewals"],
  surveys: ["surveys"],
  letters: ["letters", "opt-ins"],
  imports: ["imports", "demonstration"],
  staff: ["staff"],
  agency: ["agency"],
  identity: ["identity", "second-factor", "passkeys", "request"],
} as const;
export type JournalArea = keyof typeof journalAreas;

/** By what the journal is narrowed (TABLE F). */
export const journalList = longList(
  {
    qui: text(idPattern, "actorId"),
    sur: text(idPattern, "personId"),
    domaine: words(
      {
        personnes: "people",
        contrats: "contracts",
        documents: "documents",
        moderation: "moderation",
        rentree: "renewals",
        questionnaires: "surveys",
        courriers: "letters",
        imports: "imports",
        equipe: "staff",
        reglages: "agency",
        connexion: "identity",
      },
      "area",
    ),
    type: words({ actes: "acts", lectures: "readings" }, "kind"),
    du: text(isDay, "from"),
    au: text(isDay, "to"),
    demande: text(/^[\w.-]{1,64}$/, "requestId"),
  },
  { date: "date" },
);

/** How many days back the journal goes where no first day is asked for: thirteen months (AUDITS-02). */
export const journalDays = 396;
