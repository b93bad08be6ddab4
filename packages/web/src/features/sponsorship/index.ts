import { inviteAsBabysitter, inviteAsParent } from "@ribambelle/domain/sponsorship/sponsorship.api";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { page } from "../../routing/page.ts";
import { sponsorshipQuery } from "./sponsorship.queries.ts";
import type { Invite } from "./useInvitation.ts";

export { refusalTitle } from "./refusal/RefusalPage.texts.ts";

/** Fetches the pages by which a stranger refuses invitations. */
export const loadRefusalPage = async () => (await import("./refusal/RefusalPage.tsx")).RefusalPage;

const sponsorship = (invite: Invite) =>
  ({
    title: { fr: "Parrainage", en: "Sponsorship" },
    picture: "sponsorship",
    inMySpace: true, // SHELL-13
    menu: {
      about: {
        fr: "Recommander l’agence à vos proches.",
        en: "Recommend the agency to people you know.",
      },
    },
    load: (queries: QueryClient) => void queries.prefetchQuery(sponsorshipQuery),
    component: () =>
      import("./SponsorshipPage.tsx").then(({ sponsorshipPageOf }) => sponsorshipPageOf(invite)),
  }) as const;

/** The page of parents, whose call names their role (SPONSOR-OP1). */
export const parentSponsorshipPage = page(
  "/client/parrainage",
  sponsorship((friend) => call(inviteAsParent, { ...friend, role: "Parent" })),
);

/** The page of babysitters. */
export const babysitterSponsorshipPage = page(
  "/intervenant/parrainage",
  sponsorship((friend) => call(inviteAsBabysitter, friend)),
);
