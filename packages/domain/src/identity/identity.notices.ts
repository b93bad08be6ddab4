import { nothing } from "../kernel/endpoint.ts";
import { noticeKind } from "../kernel/notice.ts";

/** What people are told of their account. */
export const identityNotices = {
  passwordChanged: noticeKind("identity.password-changed", nothing, () => ({
    title: { fr: "Votre mot de passe a été modifié", en: "Your password was changed" },
    text: {
      fr: "Si ce n’est pas vous, prévenez l’agence sans attendre.",
      en: "If this was not you, tell the agency straight away.",
    },
  })),
};
