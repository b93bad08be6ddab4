import { readingsSection } from "@ribambelle/domain/readings/reading.section";
import { currentLocale } from "../../client/locale.tsx";
import { page } from "../../routing/page.ts";
import { inOldPortal } from "../../routing/privatePage.ts";
import { readingTitles } from "./titles.texts.ts";

const outside = inOldPortal("a-consulter");
const loadQueries = () => import("./readings.queries.ts");

/** The documents that a babysitter is to read (READING). */
const readingsPage = page("/intervenant/a-consulter", {
  title: readingTitles.all,
  section: readingsSection,
  menu: {
    needsContract: true,
    about: {
      fr: "Lire les documents que l’agence vous adresse.",
      en: "Read the documents that the agency sends you.",
    },
  },
  outside,
  load: async (queries) => {
    const { myReadingsQuery } = await loadQueries();
    void queries.prefetchQuery(myReadingsQuery(currentLocale()));
  },
  component: () => import("./ReadingsPage.tsx").then(({ ReadingsPage }) => ReadingsPage),
});

/** One of them, in the reader. */
const readingPage = page("/intervenant/a-consulter/$id", {
  title: readingTitles.one,
  section: readingsSection,
  outside,
  load: async (queries, _, { id = "" }) => {
    const { myReadingQuery } = await loadQueries();
    void queries.prefetchQuery(myReadingQuery(id, currentLocale()));
  },
  component: () => import("./ReadingPage.tsx").then(({ ReadingPage }) => ReadingPage),
});

/** Both, in their order. */
export const readingsPages = [readingsPage, readingPage] as const;
