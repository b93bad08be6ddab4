import { page } from "../../routing/page.ts";

// Sections that are not built yet, so that no link is broken; a new feature removes its line here.
const component = () => import("../pages/SoonPage.tsx").then(({ SoonPage }) => SoonPage);

const contacts = { title: { fr: "Contacts", en: "Contacts" }, picture: "contacts", component } as const;
export const parentContactsPage = page("/client/contacts", {
  ...contacts,
  menu: {
    about: {
      fr: "Joindre les personnes qui vous suivent à l’agence.",
      en: "Reach the people who look after you at the agency.",
    },
  },
});
export const babysitterContactsPage = page("/intervenant/contacts", {
  ...contacts,
  menu: {
    needsContract: true,
    about: {
      fr: "Joindre votre référent et les ressources humaines.",
      en: "Reach your referent and human resources.",
    },
  },
});

const sponsorship = {
  title: { fr: "Parrainage", en: "Sponsorship" },
  picture: "sponsorship",
  inMySpace: true, // SHELL-13
  menu: {
    about: {
      fr: "Recommander l’agence à vos proches.",
      en: "Recommend the agency to people you know.",
    },
  },
  component,
} as const;
export const parentSponsorshipPage = page("/client/parrainage", sponsorship);
export const babysitterSponsorshipPage = page("/intervenant/parrainage", sponsorship);

const renewal = { title: { fr: "Rentrée scolaire", en: "Back to school" }, component };
export const parentRenewalPage = page("/client/rentree-scolaire", renewal);
export const babysitterRenewalPage = page("/intervenant/rentree-scolaire", renewal);

const surveyTypes: readonly (string | undefined)[] = ["questionnaire", "enquete"];
export const surveyPage = page("/client/questionnaire-client/$surveyType", {
  title: { fr: "Questionnaire", en: "Questionnaire" },
  // There are two surveys, and nothing at any other name (ROUTE-24 to -26).
  exists: ({ surveyType }) => surveyTypes.includes(surveyType),
  component,
});
