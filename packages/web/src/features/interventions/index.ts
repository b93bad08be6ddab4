import { interventionsSection } from "@ribambelle/domain/interventions/intervention.section";
import type { QueryClient } from "@tanstack/react-query";
import { today } from "../../client/today.ts";
import { page } from "../../routing/page.ts";
import { interventionsList } from "./interventions.search.ts";

const title = { fr: "Interventions", en: "Visits" };

const interventionsPage = <const Path extends string>(
  path: Path,
  about: { readonly fr: string; readonly en: string },
  component: Parameters<typeof page>[1]["component"],
) =>
  page(path, {
    title,
    section: interventionsSection,
    menu: { needsContract: true, about },
    // While the older portal shows them, the page is there (SPACE-01).
    outside: ({ oldPortalUrl }) => oldPortalUrl && `${oldPortalUrl}/interventions`,
    search: interventionsList.stateIn,
    loadsFor: (search) => ({ day: interventionsList.stateIn(search).le ?? null }),
    load: async (queries, { day }) => {
      const { fetchAround } = await import("./interventions.queries.ts");
      // What fails is asked again, and said, by the part of the page that needs it.
      void fetchAround(queries, day ?? today(), today()).catch(() => {});
    },
    component,
  });

/** A family's interventions. */
export const parentInterventionsPage = interventionsPage(
  "/client/interventions",
  {
    fr: "Suivre les heures effectuées chez vous.",
    en: "Follow the hours worked in your home.",
  },
  () => import("./InterventionsPage.tsx").then(({ ParentInterventionsPage }) => ParentInterventionsPage),
);

/** A babysitter's interventions: the same page, seen from the other side. */
export const babysitterInterventionsPage = interventionsPage(
  "/intervenant/interventions",
  {
    fr: "Suivre vos heures auprès des familles.",
    en: "Follow your hours with families.",
  },
  () =>
    import("./InterventionsPage.tsx").then(({ BabysitterInterventionsPage }) => BabysitterInterventionsPage),
);

/** Prefetches what the settings say of the calendar link. */
export async function prefetchCalendarLink(queries: QueryClient) {
  const { calendarLinkQuery } = await import("./link/calendarLink.queries.ts");
  void queries.prefetchQuery(calendarLinkQuery);
}

/** Fetches the section of the settings about the calendar link. */
export const loadCalendarLinkSection = async () =>
  (await import("./link/CalendarLinkSection.tsx")).CalendarLinkSection;
