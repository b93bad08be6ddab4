import { nothing } from "../../kernel/endpoint.ts";
import { noticeKind } from "../../kernel/notice.ts";

/** What babysitters are told of their advert. */
export const advertNotices = {
  toCorrect: noticeKind("profile.advert-to-correct", nothing, () => ({
    title: { fr: "Votre annonce est à corriger", en: "Your advert is to be corrected" },
    text: {
      fr: "Les familles ne la voient plus. Le motif est dans votre profil, au-dessus de l’annonce.",
      en: "Families do not see it any more. Your profile gives the reason above the advert.",
    },
  })),
};

/** Where a babysitter corrects the advert. */
export const advertPage = "/intervenant/profil?section=annonce";
