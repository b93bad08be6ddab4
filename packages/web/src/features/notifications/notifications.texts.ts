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
    today: (time: string) => `Aujourd’hui à ${time}`,
    yesterday: (time: string) => `Hier à ${time}`,
    on: (day: string, time: string) => `Le ${day} à ${time}`,
  },
  en: {
    title: "Notifications",
    bell: (unread) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
    arrived: (unread) => `New notification. ${unread} unread.`,
    unread: "Unread",
    markAll: "Mark all as read",
    none: "You have no notification.",
    noneYet: "We will tell you here of a contract to sign or a new document.",
    loading: "Loading notifications",
    older: "See earlier ones",
    today: (time) => `Today at ${time}`,
    yesterday: (time) => `Yesterday at ${time}`,
    on: (day, time) => `${day} at ${time}`,
  },
});
