import { reference } from "../kernel/reference.ts";
import * as api from "./notification.api.ts";

/** What the API's reference says of the calls about notifications. */
export const notificationsReference = reference(api, {
  title: { fr: "Notifications", en: "Notifications" },
  calls: {
    getMyNotifications: {
      summary: {
        fr: "Les dernières notifications de la personne, dans la langue demandée, et le nombre de non lues. Cet appel ne prolonge pas la session.",
        en: "The person's latest notifications, in the language asked for, and how many are unread. This call does not keep the session alive.",
      },
    },
    getOlderNotifications: {
      summary: {
        fr: "Les notifications qui précèdent celle de cet identifiant.",
        en: "The notifications before the one with this id.",
      },
    },
    markRead: {
      summary: {
        fr: "Marque une notification comme lue\u00a0; deux fois revient au même. Celle d’une autre personne répond 404.",
        en: "Marks one notification as read; twice is the same. Somebody else's answers 404.",
      },
      example: { id: 12 },
    },
    markAllRead: {
      summary: {
        fr: "Marque toutes les notifications comme lues.",
        en: "Marks all notifications as read.",
      },
    },
    notificationStream: {
      summary: {
        fr: 'Flux d’événements (server-sent events)\u00a0: opened à l’ouverture, changed quand les notifications ont changé, crowded quand la personne en a trop d’ouverts\u00a0; chacun porte {"unreadCount"}. Il se ferme avec la session et ne la prolonge pas.',
        en: 'A stream of server-sent events: opened at first, changed when the notifications have changed, crowded when the person has too many open; each carries {"unreadCount"}. It ends with the session and does not keep it alive.',
      },
    },
  },
});
