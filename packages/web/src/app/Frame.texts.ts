import { catalogue } from "@ribambelle/domain/kernel/texts";

export const frameWords = catalogue({
  fr: {
    skip: "Aller au contenu",
    homeLink: (agency: string) => `${agency}, accueil`,
    sections: "Rubriques",
    space: "Mon espace", // SHELL-OP2
    menu: "Menu",
    closeMenu: "Fermer le menu",
    signOut: "Se déconnecter",
    loading: "Chargement en cours",
    footer: (agency: string) => `${agency}, le portail de votre agence`,
  },
  en: {
    skip: "Skip to content",
    homeLink: (agency) => `${agency}, home`,
    sections: "Sections",
    space: "My space",
    menu: "Menu",
    closeMenu: "Close the menu",
    signOut: "Sign out",
    loading: "Loading",
    footer: (agency) => `${agency}, your agency’s portal`,
  },
});
