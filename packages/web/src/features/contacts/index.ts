import { contactsSection } from "@ribambelle/domain/contacts/contact.section";
import { page } from "../../routing/page.ts";

const loadQueries = () => import("./contacts.queries.ts");
const title = { fr: "Contacts", en: "Contacts" };

/** Whom a parent may call at the agency. */
export const parentContactsPage = page("/client/contacts", {
  title,
  section: contactsSection,
  menu: {
    about: {
      fr: "Joindre les personnes qui vous suivent à l’agence.",
      en: "Reach the people who look after you at the agency.",
    },
  },
  load: async (queries) => {
    const { parentContactsQuery } = await loadQueries();
    void queries.prefetchQuery(parentContactsQuery);
  },
  component: () => import("./ParentContactsPage.tsx").then(({ ParentContactsPage }) => ParentContactsPage),
});

/** Whom a babysitter may call at the agency. */
export const babysitterContactsPage = page("/intervenant/contacts", {
  title,
  section: contactsSection,
  menu: {
    needsContract: true,
    about: {
      fr: "Joindre votre référent et les ressources humaines.",
      en: "Reach your coordinator and human resources.",
    },
  },
  load: async (queries) => {
    const { cardsQuery, hrContactQuery, referentQuery } = await loadQueries();
    void queries.prefetchQuery(referentQuery);
    void queries.prefetchQuery(hrContactQuery);
    void queries.prefetchQuery(cardsQuery);
  },
  component: () =>
    import("./BabysitterContactsPage.tsx").then(({ BabysitterContactsPage }) => BabysitterContactsPage),
});
