import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The title of the page to which the link of a new password leads. */
export const resetPasswordTitle = catalogue({
  fr: { title: "Nouveau mot de passe" },
  en: { title: "New password" },
});
