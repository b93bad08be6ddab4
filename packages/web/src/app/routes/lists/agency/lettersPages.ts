import { loadLettersPage, loadModelsPage } from "../../../../features/letters/index.ts";
import { page } from "../../../../routing/page.ts";

/** The portal’s letters, as the agency reads them (MAILS-01). */
export const lettersPage = page("/agence/courriers", {
  title: { fr: "Courriers", en: "Letters" },
  inAgencyMenu: true,
  needs: "letters.read",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { lettersQueryAt, modelsQuery } = await loadLettersPage();
    void queries.prefetchQuery(lettersQueryAt(address));
    void queries.prefetchQuery(modelsQuery());
  },
  component: async () => {
    const [{ lettersPageOf }, pages] = await Promise.all([
      import("../../../pages/agency/LettersPages.tsx"),
      loadLettersPage(),
    ]);
    return lettersPageOf(pages);
  },
});

/** What the portal writes, with invented content (MAILS-06). */
export const letterModelsPage = page("/agence/courriers/modeles", {
  title: { fr: "Modèles de courriers", en: "Letter templates" },
  needs: "letters.preview",
  load: async (queries) => {
    const { modelsQuery } = await loadModelsPage();
    void queries.prefetchQuery(modelsQuery());
  },
  component: async () => {
    const [{ modelsPageOf }, pages] = await Promise.all([
      import("../../../pages/agency/LettersPages.tsx"),
      loadModelsPage(),
    ]);
    return modelsPageOf(pages);
  },
});
