import { plainDay } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import type { Bilingual } from "../kernel/texts.ts";
import type { RequestKind, RequestWay } from "./request.ts";

/** What is said at a field of a request that cannot be kept so. */
export const requestProblems = {
  "asked-in-future": {
    fr: "Cette date est dans le futur.",
    en: "This date is in the future.",
  },
} satisfies Record<string, Bilingual>;

/** What each kind is called (TABLE Q). */
export const requestKindTexts: Readonly<Record<RequestKind, Bilingual>> = {
  unsubscription: { fr: "Ne plus travailler avec l’agence", en: "No longer work with the agency" },
  erasure: { fr: "Effacement", en: "Erasure" },
  access: { fr: "Accès aux données", en: "Access to data" },
  rectification: { fr: "Rectification", en: "Rectification" },
  "profile-interest": { fr: "Profil de nounou", en: "Nanny profile" },
  "offer-interest": { fr: "Offre d’emploi", en: "Job offer" },
};

export const requestWayTexts: Readonly<Record<RequestWay, Bilingual>> = {
  renewal: { fr: "Rentrée scolaire", en: "Back-to-school form" },
  phone: { fr: "Téléphone", en: "Phone" },
  letter: { fr: "Lettre", en: "Letter" },
  email: { fr: "E-mail", en: "E-mail" },
  desk: { fr: "À l’agence", en: "At the agency" },
  portal: { fr: "Portail", en: "Portal" },
};

/** Until when a request is to be dealt with, in words (DESK-08). */
export function dueText(kind: RequestKind, dueOn: string, locale: Locale): string {
  const day = plainDay(dueOn, locale);
  const said: Readonly<Record<RequestKind, Bilingual>> = {
    access: {
      fr: `Demande d’accès\u00a0: répondre avant le ${day} (un mois).`,
      en: `Request for access: answer before ${day} (one month).`,
    },
    unsubscription: {
      fr: `Demande de désinscription\u00a0: traiter avant le ${day}.`,
      en: `Request to leave the agency: deal with it before ${day}.`,
    },
    erasure: {
      fr: `Demande d’effacement\u00a0: répondre avant le ${day} (un mois).`,
      en: `Request for erasure: answer before ${day} (one month).`,
    },
    rectification: {
      fr: `Demande de rectification\u00a0: répondre avant le ${day} (un mois).`,
      en: `Request for rectification: answer before ${day} (one month).`,
    },
    "profile-interest": {
      fr: `Une famille s’intéresse à un profil\u00a0: lui répondre avant le ${day}.`,
      en: `A family is interested in a profile: answer it before ${day}.`,
    },
    "offer-interest": {
      fr: `Candidature à une offre\u00a0: y répondre avant le ${day}.`,
      en: `Application for an offer: answer it before ${day}.`,
    },
  };
  return said[kind][locale];
}

/** What to do about a request, step by step (FOLKS-36). */
export const requestSteps: Readonly<Record<RequestKind, readonly Bilingual[]>> = {
  unsubscription: [
    {
      fr: "Appelez la personne\u00a0: confirmez qu’elle ne souhaite plus travailler avec l’agence, et à partir de quand.",
      en: "Call the person: confirm that they no longer wish to work with the agency, and from when.",
    },
    {
      fr: "Regardez ses contrats en cours, et convenez de leur fin avec les familles.",
      en: "Look at their current contracts, and agree on their end with the families.",
    },
    {
      fr: "Changez sa situation à l’agence, et vérifiez que son annonce n’est plus publiée.",
      en: "Change their standing at the agency, and check that their advert is no longer published.",
    },
    { fr: "Marquez la demande comme faite.", en: "Mark the request as done." },
  ],
  erasure: [
    {
      fr: "Assurez-vous que c’est bien la personne qui le demande\u00a0: appelez son numéro connu.",
      en: "Make sure that it is really the person who asks: call them on a number you already know.",
    },
    {
      fr: "Vérifiez qu’aucun contrat n’est en cours, et ce que la loi oblige à garder.",
      en: "Check that no contract is under way, and what the law obliges you to keep.",
    },
    {
      fr: "Proposez-lui de supprimer son compte depuis «\u00a0Paramètres\u00a0»\u00a0: ses données sont effacées aussitôt.",
      en: "Suggest that they delete their account in “Settings”: their data is erased at once.",
    },
    {
      fr: "Répondez-lui, puis marquez la demande comme faite.",
      en: "Answer them, then mark the request as done.",
    },
  ],
  access: [
    {
      fr: "Assurez-vous que c’est bien la personne qui le demande\u00a0: appelez son numéro connu.",
      en: "Make sure that it is really the person who asks: call them on a number you already know.",
    },
    {
      fr: "Indiquez-lui «\u00a0Télécharger mes données\u00a0» dans ses paramètres\u00a0; sans compte, remettez-lui une copie.",
      en: "Point out “Download my data” in their settings; without an account, hand over a copy.",
    },
    {
      fr: "Joignez les notes de l’agence à son sujet.",
      en: "Add the agency’s notes about them.",
    },
    { fr: "Marquez la demande comme faite.", en: "Mark the request as done." },
  ],
  rectification: [
    {
      fr: "Lisez ce qui est à corriger, et demandez un justificatif si c’est nécessaire.",
      en: "Read what is to be corrected, and ask for a document if need be.",
    },
    {
      fr: "Modifiez la fiche\u00a0: la personne en est prévenue, avec le motif.",
      en: "Edit the record: the person is told, with the reason.",
    },
    {
      fr: "Corrigez aussi dans le logiciel de l’agence, que le prochain import reprendrait.",
      en: "Correct it in the agency’s software too, which the next import would bring back.",
    },
    { fr: "Marquez la demande comme faite.", en: "Mark the request as done." },
  ],
  "profile-interest": [
    {
      fr: "Lisez ce que la famille écrit, et vérifiez que la personne est encore disponible.",
      en: "Read what the family writes, and check that the person is still available.",
    },
    {
      fr: "Appelez la famille, puis la personne\u00a0: personne n’a encore les coordonnées de l’autre.",
      en: "Call the family, then the person: neither has the other’s contact details yet.",
    },
    {
      fr: "Marquez la demande comme faite\u00a0; la famille lit votre motif sur sa page d’accueil.",
      en: "Mark the request as done; the family reads your reason on its home page.",
    },
  ],
  "offer-interest": [
    {
      fr: "Lisez le profil de la personne, et ce qu’elle écrit.",
      en: "Read the person’s profile, and what they write.",
    },
    {
      fr: "«\u00a0Marquer comme faite\u00a0» retient sa candidature, «\u00a0Refuser\u00a0» ne la retient pas\u00a0: elle lit votre phrase.",
      en: "“Mark as done” accepts the application, “Refuse” does not: they read your sentence.",
    },
    {
      fr: "Appelez la personne que vous retenez pour convenir d’un entretien.",
      en: "Call the person whom you accept to agree on an interview.",
    },
  ],
};
