import { type DeskDelays, tileKind } from "../kernel/desk/tile.ts";

/** What of surveys waits for the agency (TABLE D). */
export const surveyTiles = ({ surveyIdle }: DeskDelays) => ({
  fresh: tileKind({
    code: "surveys-new",
    title: { fr: "Besoins à étudier", en: "Childcare needs to review" },
    permission: "surveys.follow",
    opens: {
      verb: { fr: "Traiter", en: "Review them" },
      link: "/agence/questionnaires?etat=termine&suivi=a-traiter&tri=termine",
    },
    overdueAfterDays: 3,
  }),
  idle: tileKind({
    code: "surveys-idle",
    title: { fr: "Questionnaires interrompus", en: "Interrupted surveys" },
    permission: "surveys.follow",
    opens: {
      verb: { fr: "Relancer", en: "Remind them" },
      link: `/agence/questionnaires?etat=interrompu&inactif=${surveyIdle}&tri=enregistre`,
    },
    overdueAfterDays: null,
  }),
});
