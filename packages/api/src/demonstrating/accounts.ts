import type { Role } from "@ribambelle/domain/kernel/role";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";

/** Someone as whom the demonstration can be visited. */
export interface DemonstrationAccount {
  readonly reference: string;
  readonly role: Role;
  readonly who: Bilingual;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
}

/** Every person of the demonstration has a reference that begins so. */
export const demonstrationPrefix = "DEMO-";

const password = "Ribambelle2026";

/** The accounts of the demonstration; their passwords exist nowhere else. */
export const demonstrationAccounts = [
  {
    reference: "DEMO-P01",
    role: "Parent",
    who: { fr: "un parent qui a des contrats", en: "a parent with contracts" },
    firstName: "Camille",
    lastName: "Martin-Lefèvre",
    userName: "parent",
    email: "camille.martin-lefevre@example.fr",
    password,
  },
  {
    reference: "DEMO-P02",
    role: "Parent",
    who: { fr: "un parent sans contrat", en: "a parent without contracts" },
    firstName: "Anaïs",
    lastName: "Guérin",
    userName: "parent.sans.contrat",
    email: "anais.guerin@example.fr",
    password,
  },
  {
    reference: "DEMO-P34",
    role: "Parent",
    who: {
      fr: "un second parent, qui signe après le premier",
      en: "a second parent, who signs after the first",
    },
    firstName: "Sacha",
    lastName: "Martin-Lefèvre",
    userName: "parent.second",
    email: "sacha.martin-lefevre@example.fr",
    password,
  },
  {
    reference: "DEMO-I01",
    role: "BabySitter",
    who: { fr: "une intervenante qui a des contrats", en: "a babysitter with contracts" },
    firstName: "Éloïse",
    lastName: "Le Goff",
    userName: "intervenante",
    email: "eloise.le-goff@example.fr",
    password,
  },
  {
    reference: "DEMO-I02",
    role: "BabySitter",
    who: { fr: "un intervenant sans contrat", en: "a babysitter without contracts" },
    firstName: "Noé",
    lastName: "L’Hostis",
    userName: "intervenant.nouveau",
    email: "noe.lhostis@example.fr",
    password,
  },
  {
    reference: "DEMO-I03",
    role: "BabySitter",
    who: { fr: "une intervenante déjà reçue en entretien", en: "a babysitter who has been interviewed" },
    firstName: "Maëlys",
    lastName: "N’Diaye",
    userName: "intervenante.recue",
    email: "maelys.ndiaye@example.fr",
    password,
  },
  {
    reference: "DEMO-A01",
    role: "Agency",
    who: { fr: "l’agence, son administratrice", en: "the agency’s administrator" },
    firstName: "Hélène",
    lastName: "Brossard",
    userName: "agence",
    email: "helene.brossard@example.fr",
    password,
  },
  {
    reference: "DEMO-A02",
    role: "Agency",
    who: { fr: "l’agence, coordination", en: "the agency’s coordinator" },
    firstName: "Sébastien",
    lastName: "Rolland",
    userName: "agence.coordination",
    email: "sebastien.rolland@example.fr",
    password,
  },
  {
    reference: "DEMO-A03",
    role: "Agency",
    who: { fr: "l’agence, recrutement", en: "the agency’s recruiter" },
    firstName: "Agnès",
    lastName: "Lepère",
    userName: "agence.recrutement",
    email: "agnes.lepere@example.fr",
    password,
  },
  {
    reference: "DEMO-A04",
    role: "Agency",
    who: { fr: "l’agence, lecture", en: "the agency’s reader" },
    firstName: "Omar",
    lastName: "Benchekroun",
    userName: "agence.lecture",
    email: "omar.benchekroun@example.fr",
    password,
  },
] as const satisfies readonly DemonstrationAccount[];
