import { reference } from "../kernel/reference.ts";
import * as personDetails from "./details/details.agency.api.ts";
import * as personProfile from "./details/personProfile.agency.api.ts";
import * as creating from "./newPerson.agency.api.ts";
import * as notes from "./notes.agency.api.ts";
import * as lists from "./people.agency.api.ts";
import * as readings from "./person.agency.api.ts";
import * as personChanges from "./personChanges.agency.api.ts";
import * as searching from "./search.agency.api.ts";

const { personChangesSchema: _, ...changes } = personChanges;
const { createPerson } = creating;
const { accessSchema: ___, ...details } = personDetails;
const api = {
  ...readings,
  ...details,
  ...personProfile,
  ...notes,
  ...changes,
  createPerson,
  ...searching,
  ...lists,
};

/** What the API's reference says of the calls about families and babysitters. */
export const agencyPeopleReference = reference(api, {
  title: {
    fr: "Familles et intervenants, vus de l’agence",
    en: "Families and babysitters, as the agency sees them",
  },
  calls: {
    getPeople: {
      summary: {
        fr: "Les familles ou les intervenants de l’agence, page par page\u00a0; sans filtre de compte, les comptes supprimés n’y sont pas.",
        en: "The agency’s families or babysitters, page by page; without a filter by account, deleted ones are not among them.",
      },
    },
    search: {
      summary: {
        fr: "Cherche des personnes par leur nom, leur adresse e-mail, leur numéro ou leur référence, et des contrats par leur référence\u00a0; seulement ce que les fonctions laissent lire.",
        en: "Searches people by name, e-mail address, number or reference, and contracts by reference; only what the functions let one read.",
      },
    },
    getPerson: {
      summary: {
        fr: "La fiche d’une famille ou d’un intervenant\u00a0; ce que les fonctions ne laissent pas lire vaut `null`. L’ouverture est inscrite au journal.",
        en: "The record of a family or a babysitter; what the functions do not let one read is `null`. Opening it is noted in the journal.",
      },
    },
    getPersonHistory: {
      summary: {
        fr: "Ce qui est arrivé au compte et à la fiche d’une personne, du plus récent au plus ancien.",
        en: "What happened to a person’s account and record, the newest first.",
      },
    },
    getPersonNotes: {
      summary: {
        fr: "Les notes de l’agence sur une personne, les plus récentes d’abord\u00a0; celles qui sont épinglées ouvrent la première page.",
        en: "The agency’s notes on a person, the newest first; those that are pinned begin the first page.",
      },
    },
    getPersonToDos: {
      summary: {
        fr: "Ce qu’une personne a à faire, comme elle le lit sur sa page d’accueil et dans sa langue.",
        en: "What a person has to do, as they read it on their home page and in their language.",
      },
    },
    getPersonAccess: {
      summary: {
        fr: "Comment une personne se connecte, ce qu’elle accepte de recevoir, ses invitations et ses appareils\u00a0; sans adresse IP.",
        en: "How a person signs in, what they accept to be sent, their invitations and devices; without IP address.",
      },
    },
    getPersonProfile: {
      summary: {
        fr: "Le profil d’un intervenant, comme il le voit et comme les familles le voient.",
        en: "A babysitter’s profile, as they see it and as families see it.",
      },
    },
    getPersonNotifications: {
      summary: {
        fr: "Ce qui est sous la cloche d’une personne, comme elle le lit\u00a0; rien n’est marqué comme lu.",
        en: "What is under a person’s bell, as they read it; nothing is marked as read.",
      },
    },
    updatePerson: {
      summary: {
        fr: "Change ce qui est écrit d’une personne, qui lit quoi et pourquoi. Une autre adresse e-mail demande une confirmation d’identité.",
        en: "Changes what is written of a person, who reads what and why. Another e-mail address asks for proof.",
      },
      example: { userId: 101, changes: { city: "Lyon" }, reason: "Déménagement" },
    },
    createPerson: {
      summary: {
        fr: "Ajoute une famille ou un intervenant\u00a0; `invite` envoie l’invitation à choisir un mot de passe.",
        en: "Adds a family or a babysitter; `invite` sends the invitation to choose a password.",
      },
      example: {
        role: "Parent",
        reference: "FAM-0042",
        firstName: "Ana",
        lastName: "Aron",
        email: "ana.aron@example.fr",
        phoneNumber: "+33639981234",
        address: "4 rue des Lilas",
        addressComplement: null,
        zipCode: "69003",
        city: "Lyon",
        birthDate: null,
        locale: "fr",
        invite: true,
      },
    },
    invitePerson: {
      summary: {
        fr: "Invite une personne à choisir son premier mot de passe, une fois en 24 heures.",
        en: "Invites a person to choose a first password, once in 24 hours.",
      },
      example: { userId: 101 },
    },
    sendReset: {
      summary: {
        fr: "Envoie à une personne le lien par lequel elle choisit un autre mot de passe, trois fois par jour au plus.",
        en: "Sends a person the link by which they choose another password, three times a day at most.",
      },
      example: { userId: 101 },
    },
    endPersonSessions: {
      summary: {
        fr: "Déconnecte une personne de tous ses appareils.",
        en: "Signs a person out on all devices.",
      },
      example: { userId: 101, reason: "Téléphone perdu" },
    },
    blockPerson: {
      summary: {
        fr: "Suspend l’accès d’une personne\u00a0: ses sessions et ses liens s’arrêtent\u00a0; le motif reste à l’agence.",
        en: "Suspends a person’s access: their sessions and links end; the reason stays with the agency.",
      },
      example: { userId: 101, reason: "Compte usurpé" },
    },
    unblockPerson: {
      summary: {
        fr: "Rétablit l’accès d’une personne, à qui un courrier le dit.",
        en: "Restores a person’s access, and tells them by letter.",
      },
      example: { userId: 101, reason: "Identité vérifiée" },
    },
    createNote: {
      summary: {
        fr: "Écrit une note sur une personne, que la personne ne lit pas dans le portail.",
        en: "Writes a note on a person, who does not read it in the portal.",
      },
      example: { userId: 101, text: "Préfère être appelée le soir.", isPinned: false },
    },
    updateNote: {
      summary: { fr: "Change les mots de sa propre note.", en: "Changes the words of one’s own note." },
      example: { noteId: 1, text: "Préfère être appelée le matin.", isPinned: true },
    },
    removeNote: {
      summary: {
        fr: "Supprime une note\u00a0: la sienne, ou celle d’un collègue pour un administrateur.",
        en: "Removes a note: one’s own, or a colleague’s for an administrator.",
      },
      example: { noteId: 1 },
    },
  },
});
