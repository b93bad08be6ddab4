import { catalogue } from "@ribambelle/domain/kernel/texts";

export const frameWords = catalogue({
  fr: {
    skip: "Aller au contenu",
    homeLink: (agency: string) => `${agency}, accueil`,
    sections: "Rubriques",
    space: "Mon espace", // SHELL-OP2
    publicSite: "Site public",
    forFamilies: "Pour les familles", // SHELL-OP2
    forNannies: "Pour les nounous", // SHELL-OP2
    contents: "Nos contenus", // SHELL-OP2
    menu: "Menu",
    closeMenu: "Fermer le menu",
    signOut: "Se déconnecter",
    loading: "Chargement en cours",
    needHelp: "Une question\u00a0?",
    about: (agency: string) => `À propos de ${agency}`,
    follow: "Suivez-nous",
    partners: "Nos partenaires",
  },
  en: {
    skip: "Skip to content",
    homeLink: (agency) => `${agency}, home`,
    sections: "Sections",
    space: "My space",
    publicSite: "Public site",
    forFamilies: "For families",
    forNannies: "For nannies",
    contents: "Our content",
    menu: "Menu",
    closeMenu: "Close the menu",
    signOut: "Sign out",
    loading: "Loading",
    needHelp: "Any questions?",
    about: (agency) => `About ${agency}`,
    follow: "Follow us",
    partners: "Our partners",
  },
});
