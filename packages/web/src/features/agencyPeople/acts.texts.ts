import type { PersonAct } from "@ribambelle/domain/agencyPeople/person";
import { catalogue } from "@ribambelle/domain/kernel/texts";

type Acts = Readonly<Partial<Record<PersonAct, string>>>;

export const actWords = catalogue({
  fr: {
    invitedLately: (moment: string) =>
      `${moment}, une invitation est partie\u00a0: une autre peut partir 24\u00a0heures plus tard.`,
    acts: "Ce que vous pouvez faire",
    act: {
      edit: "Modifier",
      invite: "Inviter",
      sendReset: "Envoyer un lien de réinitialisation",
      endSessions: "Déconnecter ses appareils",
      block: "Suspendre l’accès",
      unblock: "Rétablir l’accès",
    } as Acts,
  },
  en: {
    invitedLately: (moment) => `${moment}, an invitation was sent: another can be sent 24 hours later.`,
    acts: "What you can do",
    act: {
      edit: "Edit",
      invite: "Invite",
      sendReset: "Send a reset link",
      endSessions: "Sign out their devices",
      block: "Suspend access",
      unblock: "Restore access",
    },
  },
});
