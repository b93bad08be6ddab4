import { ofName } from "@ribambelle/domain/kernel/characters/ofName";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const profileChangeWords = catalogue({
  fr: {
    experiences: (name: string) => `Modifier les expériences ${ofName(name)}`,
    education: (name: string) => `Modifier la formation ${ofName(name)}`,
    submit: "Enregistrer",
    loading: "Chargement du profil",
    seen: "Les familles lisent ce que vous écrivez ici, quand le profil est publié.",
    lasts: "Après l’entretien, l’agence seule change ces informations.",
    one: (number: number) => `Expérience ${number}`,
    where: "Cadre de l’expérience",
    add: "Ajouter une expérience",
    remove: "Supprimer",
    removeWhat: (number: number) => `Supprimer l’expérience ${number}`,
    none: "Aucune expérience.",
    full: "Dix expériences, c’est le maximum.",
    sectionNames: { experiences: "Expériences", education: "Formation" },
  },
  en: {
    experiences: (name) => `Edit ${name}’s experience`,
    education: (name) => `Edit ${name}’s education`,
    submit: "Save",
    loading: "Loading the profile",
    seen: "Families read what you write here, once the profile is published.",
    lasts: "After the interview, only the agency can change these details.",
    one: (number) => `Experience ${number}`,
    where: "Setting of the experience",
    add: "Add an experience",
    remove: "Delete",
    removeWhat: (number) => `Delete experience ${number}`,
    none: "No experience.",
    full: "Ten experiences is the maximum.",
    sectionNames: { experiences: "Experience", education: "Education" },
  },
});

/** What is said once it is kept. */
export const done = {
  fr: "Le profil est enregistré.",
  en: "The profile is saved.",
};
