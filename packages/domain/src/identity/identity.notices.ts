import * as z from "zod/mini";
import { plainDayAt } from "../kernel/day.ts";
import { noticeKind } from "../kernel/notice.ts";

// Told as well of a password that was the first.
const chosen = z.object({ isFirst: z.optional(z.boolean()) });

/** What people are told of their account. */
export const identityNotices = {
  passwordChanged: noticeKind("identity.password-changed", chosen, ({ isFirst }) => ({
    title: isFirst
      ? { fr: "Vous avez choisi votre mot de passe", en: "You chose your password" }
      : { fr: "Votre mot de passe a été modifié", en: "Your password was changed" },
    text: {
      fr: "Si ce n’est pas vous, prévenez l’agence sans attendre.",
      en: "If this was not you, tell the agency straight away.",
    },
  })),
  // STAFF-21
  signInsFailed: noticeKind(
    "identity.sign-ins-failed",
    z.object({ count: z.int(), since: z.string() }),
    ({ count, since }) => ({
      title: {
        fr:
          count === 1
            ? `1 tentative de connexion a échoué depuis le ${plainDayAt(since, "fr")}.`
            : `${count} tentatives de connexion ont échoué depuis le ${plainDayAt(since, "fr")}.`,
        en:
          count === 1
            ? `1 attempt to sign in has failed since ${plainDayAt(since, "en")}.`
            : `${count} attempts to sign in have failed since ${plainDayAt(since, "en")}.`,
      },
      text: {
        fr: "Si ce n’est pas vous, changez de mot de passe et prévenez un administrateur.",
        en: "If this was not you, change your password and tell an administrator.",
      },
    }),
  ),
};
