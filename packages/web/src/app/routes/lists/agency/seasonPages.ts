import { idPattern } from "@ribambelle/domain/kernel/ids/id";
import type { MyInformation } from "@ribambelle/domain/me/me";
import type { QueryClient } from "@tanstack/react-query";
import { loadSeason, loadSeasonAnswer } from "../../../../features/renewals/index.ts";
import { page } from "../../../../routing/page.ts";
import { myInformationQuery } from "../../../session/session.ts";

const needs = ["renewals.read-parents", "renewals.read-babysitters"] as const;
const isYear = (annee = "") => /^20\d{2}$/.test(annee);

const loadJoined = () => import("../../../pages/agency/SeasonPages.tsx");

async function load(queries: QueryClient, address: object, { annee }: Readonly<Record<string, string>>) {
  const { kindsOfSeason, seasonQueryAt, summaryQuery, yearAt } = await loadSeason();
  const me = queries.getQueryData<MyInformation | null>(myInformationQuery.queryKey);
  const roles = kindsOfSeason(me?.staff?.functions ?? []);
  void queries.prefetchQuery(seasonQueryAt(yearAt(annee), address, roles));
  void queries.prefetchQuery(summaryQuery(yearAt(annee)));
}

const shown = {
  title: { fr: "Rentrée", en: "Back to school" },
  needs,
  loadsFor: (address: object) => address,
  load,
  component: async () => {
    const [{ seasonPageOf }, pages] = await Promise.all([loadJoined(), loadSeason()]);
    return seasonPageOf(pages);
  },
} as const;

/** The season of the year that it is (AGREN-01). */
export const seasonPage = page("/agence/rentree", { ...shown, inAgencyMenu: true });

/** That of any year. */
export const seasonOfYearPage = page("/agence/rentree/$annee", {
  ...shown,
  exists: ({ annee }) => isYear(annee),
});

/** What one person answered (AGREN-08). */
export const seasonAnswerPage = page("/agence/rentree/$annee/$id", {
  title: { fr: "Réponse de rentrée", en: "Back-to-school answer" },
  needs,
  isNoted: true,
  exists: ({ annee, id = "" }) => isYear(annee) && idPattern.test(id),
  load: async (queries: QueryClient, _: unknown, { annee, id = "" }: Readonly<Record<string, string>>) => {
    const { answerQuery, yearAt } = await loadSeasonAnswer();
    void queries.prefetchQuery(answerQuery(yearAt(annee), id));
  },
  component: async () => {
    const [{ answerPageOf }, pages] = await Promise.all([loadJoined(), loadSeasonAnswer()]);
    return answerPageOf(pages);
  },
});
