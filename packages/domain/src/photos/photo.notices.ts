import { nothing } from "../kernel/endpoint.ts";
import { noticeKind } from "../kernel/notice.ts";

/** What babysitters are told of their photo. */
export const photoNotices = {
  validated: noticeKind("photos.validated", nothing, () => ({
    title: { fr: "Votre photo est validée", en: "Your photo is approved" },
    text: {
      fr: "Les familles la voient dès que votre annonce est publiée.",
      en: "Families see it as soon as your advert is published.",
    },
  })),
  rejected: noticeKind("photos.rejected", nothing, () => ({
    title: { fr: "Votre photo est refusée", en: "Your photo was rejected" },
    text: {
      fr: "Le motif est dans votre profil, où vous pouvez en choisir une autre.",
      en: "Your profile gives the reason, and you can choose another one there.",
    },
  })),
  withdrawn: noticeKind("photos.withdrawn", nothing, () => ({
    title: { fr: "Votre photo n’est plus visible", en: "Your photo is no longer visible" },
    text: {
      fr: "L’agence l’a retirée. Votre profil dit où en est celle que vous avez envoyée depuis.",
      en: "The agency has withdrawn it. Your profile shows where the one you have sent since stands.",
    },
  })),
};

/** Where a babysitter manages the photo. */
export const photoPage = "/intervenant/profil";
