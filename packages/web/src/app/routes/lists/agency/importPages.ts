import { opaqueIdPattern } from "@ribambelle/domain/kernel/ids/opaqueId";
import { loadImportPages, loadNewImportPage } from "../../../../features/imports/index.ts";
import { loadProving, prefetchSecondFactor } from "../../../../features/secondFactor/index.ts";
import { page } from "../../../../routing/page.ts";

const loadJoined = () => import("../../../pages/agency/ImportPages.tsx");

/** The imports of the agency's data (IMPORTS-01). */
export const importsPage = page("/agence/imports", {
  title: { fr: "Imports", en: "Imports" },
  inAgencyMenu: true,
  needs: "imports.read",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { runsQueryAt } = await loadImportPages();
    void queries.prefetchQuery(runsQueryAt(address));
  },
  component: async () => {
    const [{ importsPageOf }, pages] = await Promise.all([loadJoined(), loadImportPages()]);
    return importsPageOf(pages);
  },
});

/** A new import, in three steps (IMPORTS-02). */
export const newImportPage = page("/agence/imports/nouveau", {
  title: { fr: "Préparer un import", en: "Prepare an import" },
  needs: "imports.run",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { runQuery } = await loadNewImportPage();
    const { import: id } = address as { readonly import?: string };
    if (id !== undefined && opaqueIdPattern.test(id)) void queries.prefetchQuery(runQuery(id));
    await prefetchSecondFactor(queries);
  },
  component: async () => {
    const [{ newImportPageOf }, { NewImportPage }, Proving] = await Promise.all([
      loadJoined(),
      loadNewImportPage(),
      loadProving(),
    ]);
    return newImportPageOf(NewImportPage, Proving);
  },
});

/** One import (IMPORTS-17). */
export const importPage = page("/agence/imports/$id", {
  title: { fr: "Import", en: "Import" },
  needs: "imports.read",
  exists: ({ id = "" }) => opaqueIdPattern.test(id),
  load: async (queries, _, { id = "" }) => {
    const { runQuery } = await loadImportPages();
    void queries.prefetchQuery(runQuery(id));
  },
  component: async () => (await loadImportPages()).ImportPage,
});
