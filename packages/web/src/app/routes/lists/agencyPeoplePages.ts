import { loadNewPersonPage, loadPersonPages, personTabs } from "../../../features/agencyPeople/index.ts";
import { page } from "../../../routing/page.ts";

const ofPerson = {
  title: { fr: "Fiche", en: "Record" },
  needs: ["people.read-parents", "people.read-babysitters"],
  isNoted: true,
  load: async (
    queries: Parameters<NonNullable<Parameters<typeof page>[1]["load"]>>[0],
    _: unknown,
    params: Readonly<Record<string, string>>,
  ) => {
    const { personQuery } = await loadPersonPages();
    void queries.prefetchQuery(personQuery(params.userId ?? ""));
  },
  component: async () => {
    const [{ personPageOf }, pages] = await Promise.all([
      import("../../pages/agency/PersonPages.tsx"),
      loadPersonPages(),
    ]);
    return personPageOf(pages);
  },
} as const;
const isId = ({ userId = "" }: Readonly<Record<string, string>>) => /^[1-9]\d{0,8}$/.test(userId);

/** A family or a babysitter, as the agency sees them (FOLKS-14). */
export const personPage = page("/agence/personnes/$userId", { ...ofPerson, exists: isId });

/** The same with another tab open. */
export const personTabPage = page("/agence/personnes/$userId/$onglet", {
  ...ofPerson,
  exists: (params) => isId(params) && personTabs.some((tab) => tab === params.onglet),
});

/** Somebody new (FOLKS-27). */
export const newPersonPage = page("/agence/personnes/nouveau", {
  title: { fr: "Ajouter une personne", en: "Add a person" },
  needs: ["people.create-parents", "people.create-babysitters"],
  search: ({ role }) => (role === "BabySitter" || role === "Parent" ? { role } : {}),
  component: async () => {
    const [{ newPersonPageOf }, NewPersonPage] = await Promise.all([
      import("../../pages/agency/PersonPages.tsx"),
      loadNewPersonPage(),
    ]);
    return newPersonPageOf(NewPersonPage);
  },
});
