import { catalogue } from "@ribambelle/domain/kernel/texts";

const unreadInFrench = (count: number) => `${count} ${count > 1 ? "non lues" : "non lue"}`;

export const notificationWords = catalogue({
  fr: {
    title: "Notifications",
    bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unreadInFrench(unread)}`),
    arrived: (unread: number) => `Nouvelle notification. ${unreadInFrench(unread)}.`,
    unread: "Non lue",
    markAll: "Tout marquer comme lu",
    none: "Vous n’avez aucune notification.",
    noneYet: "Nous vous préviendrons ici d’un contrat à signer ou d’un nouveau document.",
    loading: "Chargement des notifications",
    older: "Voir les précédentes",
  },
  en: {
    title: "Notifications",
    bell: (unread) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
    arrived: (unread) => `New notification. ${unread} unread.`,
    unread: "Unread",
    markAll: "Mark all as read",
    none: "You have no notifications.",
    noneYet: "We will tell you here about a contract to sign or a new document.",
    loading: "Loading notifications",
    older: "Show earlier ones",
  },
});
