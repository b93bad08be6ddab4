import { nothing } from "../kernel/endpoint.ts";
import { noticeKind } from "../kernel/notice.ts";

/** What sponsors are told; nothing of it names the friend, whose name goes with their account. */
export const sponsorshipNotices = {
  friendJoined: noticeKind("sponsorship.friend-joined", nothing, () => ({
    title: { fr: "Votre parrainage a abouti", en: "Your friend has joined" },
    text: {
      fr: "Une personne que vous avez parrainée vient de s’inscrire.",
      en: "Somebody you referred has just signed up.",
    },
  })),
};

/** Where each role follows their sponsorships. */
export const sponsorshipPages = {
  Parent: "/client/parrainage",
  BabySitter: "/intervenant/parrainage",
} as const;
