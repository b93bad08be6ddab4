import type { PersonKind } from "../agencyPeople/permitted.ts";
import { tileKind } from "../kernel/desk/tile.ts";
import { viewWords } from "./renewals.filters.ts";

const people = {
  Parent: { code: "parents", fr: "familles", en: "families" },
  BabySitter: { code: "babysitters", fr: "intervenants", en: "babysitters" },
} as const;
const titled = (role: PersonKind, fr: string, en: string) => ({
  fr: `${fr}, ${people[role].fr}`,
  en: `${en}, ${people[role].en}`,
});

/** The answers that nobody has dealt with (TABLE D). */
export const answeredTile = (role: PersonKind) =>
  tileKind({
    code: `renewals-answered-${people[role].code}`,
    title: titled(role, "Réponses de rentrée à traiter", "Back-to-school answers to review"),
    permission: "renewals.follow",
    role,
    opens: {
      verb: { fr: "Traiter", en: "Review them" },
      link: `/agence/rentree?vue=${viewWords[role]}&suivi=a-traiter&tri=repondu`,
    },
    overdueAfterDays: 5,
  });

/** The families that named a day on which to be called back, and it has come (TABLE D). */
export const callBackTile = tileKind({
  code: "renewals-to-call",
  title: { fr: "Familles à rappeler pour la rentrée", en: "Families to call back about the school year" },
  permission: "renewals.follow",
  role: "Parent",
  opens: {
    verb: { fr: "Rappeler", en: "Call them" },
    link: "/agence/rentree?vue=familles&reponse=ne-sait-pas&rappel=echu&tri=rappeler",
  },
  overdueAfterDays: 1,
});

/** Those whom an open campaign asks, who have not answered and may be reminded (TABLE D). */
export const silentTile = (role: PersonKind) =>
  tileKind({
    code: `renewals-silent-${people[role].code}`,
    title: titled(role, "Rentrée\u00a0: sans réponse", "Back to school: no answer"),
    permission: "renewals.remind",
    role,
    opens: {
      verb: { fr: "Relancer", en: "Remind them" },
      link: `/agence/rentree?vue=${viewWords[role]}&reponse=aucune&relancable=oui`,
    },
    overdueAfterDays: null,
  });
