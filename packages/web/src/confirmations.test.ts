import { surveyMessages } from "@ribambelle/domain/surveys/survey.texts";
import { expect, test } from "vitest";
import { accountDeleted } from "./features/identity/account/account.texts.ts";
import { forgottenPasswordWords } from "./features/identity/forgottenPassword/ForgottenPasswordDialog.texts.ts";
import { passwordChanged } from "./features/identity/newPassword/ResetPasswordPage.texts.ts";
import { invitationSent } from "./features/sponsorship/sponsorship.texts.ts";

test.each([
  [
    "a password was changed",
    passwordChanged.fr,
    "Votre mot de passe a bien été modifié. Merci de vous reconnecter.",
  ],
  ["an account was deleted", accountDeleted.fr, "Votre compte a bien été supprimé."],
  ["a request of sponsorship was sent", invitationSent.fr, "Votre demande de parrainage a bien été envoyée."],
  ["a survey was sent", surveyMessages.saved.fr, "Vos réponses ont bien été enregistrés !"],
  [
    "a reset link was asked for, known address or not",
    forgottenPasswordWords("fr").sent,
    "Si cette adresse e-mail est connue, un lien de réinitialisation vient de vous être envoyé.",
  ],
])("says in these words that %s (ERR-29)", (_, said, sentence) => {
  expect(said).toBe(sentence);
});
