import { reference } from "../kernel/reference.ts";
import * as notes from "./notes.agency.api.ts";
import * as readings from "./person.agency.api.ts";
import * as searching from "./search.agency.api.ts";

const api = { ...readings, ...notes, ...searching };

/** What the API's reference says of the calls about families and babysitters. */
export const agencyPeopleReference = reference(api, {
  title: {
    fr: "Familles et intervenants, vus de l’agence",
    en: "Families and babysitters, as the agency sees them",
  },
  calls: {
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
