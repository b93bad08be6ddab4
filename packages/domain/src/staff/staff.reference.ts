import { reference } from "../kernel/reference.ts";
import * as own from "./ownStaff.agency.api.ts";
import * as readings from "./staff.agency.api.ts";
import * as changes from "./staffChanges.agency.api.ts";

const api = { ...readings, ...changes, ...own };

/** What the API's reference says of the calls about the agency's people. */
export const staffReference = reference(api, {
  title: { fr: "Équipe de l’agence", en: "The agency’s people" },
  calls: {
    getStaff: {
      summary: {
        fr: "Les membres de l’agence, page par page\u00a0; sans filtre d’état, ceux qui sont partis n’y sont pas.",
        en: "The agency’s people, page by page; without a filter by state, those who have left are not among them.",
      },
    },
    getStaffNames: {
      summary: {
        fr: "Le nom et les fonctions de chaque collègue, au plus 500, et rien d’autre d’eux.",
        en: "The name and the functions of each colleague, at most 500, and nothing else of them.",
      },
    },
    createStaff: {
      summary: {
        fr: "Ajoute un membre à l’agence, avec ses fonctions\u00a0; un courrier l’invite à choisir son mot de passe.",
        en: "Adds one to the agency’s people, with their functions; a letter invites them to choose a password.",
      },
      example: {
        firstName: "Ana",
        lastName: "Aron",
        email: "ana.aron@example.fr",
        reference: "AGE-007",
        phoneNumber: "+33639981234",
        functions: ["coordinator"],
        locale: "fr",
      },
    },
    inviteStaff: {
      summary: {
        fr: "Envoie une nouvelle invitation à un membre de l’agence qui n’a pas encore de mot de passe, trois fois par jour au plus.",
        en: "Sends another invitation to one of the agency’s people who has no password yet, three times a day at most.",
      },
      example: { userId: 104 },
    },
    endStaff: {
      summary: {
        fr: "Met fin au compte d’un membre de l’agence\u00a0; son nom reste dans le journal et les historiques.",
        en: "Ends the account of one of the agency’s people; their name stays in the journal and in histories.",
      },
      example: { userId: 104, reason: "Fin de contrat", handOverTo: null, isCardKept: true },
    },
    reopenStaff: {
      summary: {
        fr: "Fait revenir un membre de l’agence, avec une nouvelle invitation et une nouvelle double authentification.",
        en: "Brings one of the agency’s people back, with a new invitation and a new second factor.",
      },
      example: { userId: 104, functions: ["reader"], reason: "Retour de congé" },
    },
    resetStaffSecondFactor: {
      summary: {
        fr: "Efface l’application, les codes de secours, les clés d’accès et le mot de passe d’un membre de l’agence\u00a0; une lettre apporte le lien vers un nouveau mot de passe.",
        en: "Erases the application, recovery codes, passkeys and password of one of the agency’s people; a letter brings the link to a new password.",
      },
      example: { userId: 104, reason: "Téléphone perdu" },
    },
    updateStaffFunctions: {
      summary: {
        fr: "Donne à un membre de l’agence d’autres fonctions, à la place des siennes\u00a0; ses sessions se terminent, une lettre et une notification le lui disent.",
        en: "Gives one of the agency’s people other functions in place of theirs; their sessions end, a letter and a notification tell them.",
      },
      example: { userId: 104, functions: ["coordinator"], reason: "Reprend les familles" },
    },
    updateStaff: {
      summary: {
        fr: "Écrit autrement les noms, l’adresse ou le téléphone d’un membre de l’agence ; une autre adresse termine ses sessions, et les deux adresses en sont prévenues.",
        en: "Writes the names, the address or the phone number of one of the agency’s people anew; another address ends their sessions, and both addresses are told.",
      },
      example: { userId: 104, changes: { phoneNumber: "+33639981234" }, reason: "Nouveau numéro" },
    },
    getPreferences: {
      summary: {
        fr: "Ce que la personne a choisi pour son propre travail dans le portail.",
        en: "What the person chose for their own work in the portal.",
      },
    },
    savePreference: {
      summary: {
        fr: "Retient un choix de la personne, à la place du précédent.",
        en: "Keeps a choice of the person in place of the one before.",
      },
      example: { name: "shortcuts", value: false },
    },
    linkStaffMember: {
      summary: {
        fr: "Dit quel membre de l’équipe que les familles appellent est cette personne\u00a0; null\u00a0: aucun.",
        en: "Says which member of the team whom families call this person is; null: none.",
      },
      example: { userId: 104, memberId: 7 },
    },
    endStaffSessions: {
      summary: {
        fr: "Déconnecte un membre de l’agence de tous ses appareils.",
        en: "Signs one of the agency’s people out on all devices.",
      },
      example: { userId: 104, reason: "Ordinateur perdu" },
    },
    getStaffMember: {
      summary: {
        fr: "Un membre de l’agence, avec ses sessions, et ce que la personne qui demande peut faire.",
        en: "One of the agency’s people, with their sessions, and what the person who asks may do.",
      },
    },
  },
});
