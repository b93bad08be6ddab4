import { catalogue } from "@ribambelle/domain/kernel/texts";

export const bellWords = catalogue({
  fr: {
    bell: "Sous la cloche de la personne",
    loadingBell: "Chargement des notifications",
    nothingUnderBell: "Aucune notification.",
    read: "lue",
    unread: "non lue",
    older: "Notifications plus anciennes",
  },
  en: {
    bell: "In the person’s notifications",
    loadingBell: "Loading the notifications",
    nothingUnderBell: "No notifications.",
    read: "read",
    unread: "unread",
    older: "Older notifications",
  },
});
