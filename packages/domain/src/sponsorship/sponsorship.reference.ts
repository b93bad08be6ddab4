import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./sponsorship.api.ts";
import { sponsorshipStates } from "./sponsorship.ts";

const friend = { firstName: "Léa", lastName: "Dubois", email: "lea.dubois@example.fr" };
const summary = {
  fr: "Invite un proche par un e-mail, un seul par adresse pour tout le portail. Refuse de même une adresse déjà invitée, qui a refusé de l’être, ou qui a un compte.",
  en: "Invites a friend by an e-mail, one an address over the whole portal. Refuses alike an address that was already invited, that refused to be, or that has an account.",
};

/** What the API's reference says of the calls of sponsorship. */
export const sponsorshipReference = reference(api, {
  title: { fr: "Parrainage", en: "Sponsorship" },
  calls: {
    getMySponsorshipOffers: {
      summary: {
        fr: "Les codes de la personne connectée et les proches qu’elle parraine, le plus récent d’abord.",
        en: "The signed-in person’s codes and whom they sponsor, the newest first.",
      },
    },
    inviteAsBabysitter: { summary, example: friend },
    inviteAsParent: { summary, example: { ...friend, role: "Parent" } },
  },
  shapes: [listShape(sponsorshipStates)],
});
