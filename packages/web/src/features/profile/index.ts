import { profileSection } from "@ribambelle/domain/profile/profile.section";
import type { ComponentType } from "react";
import { currentLocale } from "../../client/locale.tsx";
import { page } from "../../routing/page.ts";
import type { ProfilePageProps } from "./ProfilePage.tsx";

export type { ProfilePageProps } from "./ProfilePage.tsx";
export { profileKey } from "./profileKey.ts";

// Imported dynamically, so that only people who open the profile fetch the code of its calls.
const loadQueries = () =>
  Promise.all([import("./profile.queries.ts"), import("./education/education.queries.ts")]);

/** Completes the page with what the profile does not know of: the photo. */
type Completed = (Page: ComponentType<ProfilePageProps>) => ComponentType;

/** The babysitter's profile, once `loadCompleted` has said what completes it. */
export const profilePage = (loadCompleted: () => Promise<Completed>) =>
  page("/intervenant/profil", {
    title: { fr: "Mon profil", en: "My profile" },
    section: profileSection,
    menu: {
      about: {
        fr: "Compléter votre profil et votre annonce.",
        en: "Complete your profile and your advert.",
      },
    },
    // Opens the week for whoever has just said that they know it (RENEWBS-45).
    search: ({ section }) => (section === "disponibilites" ? { section } : {}),
    load: async (queries) => {
      const [{ profileQuery, completionQuery }, { diplomasQuery }] = await loadQueries();
      void queries.prefetchQuery(profileQuery);
      void queries.prefetchQuery(completionQuery);
      void queries.prefetchQuery(diplomasQuery(currentLocale()));
    },
    component: async () => {
      const [{ ProfilePage }, completed] = await Promise.all([import("./ProfilePage.tsx"), loadCompleted()]);
      return completed(ProfilePage);
    },
  });

/** What families see of the profile. */
export const profilePreviewPage = page("/intervenant/profil/apercu", {
  title: { fr: "Ce que voient les familles", en: "What families see" },
  load: async (queries) => {
    const { publicProfileQuery } = await import("./preview/preview.queries.ts");
    void queries.prefetchQuery(publicProfileQuery);
  },
  component: () => import("./preview/PreviewPage.tsx").then(({ PreviewPage }) => PreviewPage),
});

/** Fetches what families see of a babysitter. */
export const loadPublicCard = async () => (await import("./preview/PublicCard.tsx")).PublicCard;

/** Fetches the dialogs in which the agency writes sections of a babysitter's profile. */
export const loadProfileChange = async () => (await import("./agency/ProfileChange.tsx")).ProfileChange;
