import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The title of the page to which the link of a letter leads. */
export const unsubscribeTitle = catalogue({
  fr: { title: "Choisir ses e-mails" },
  en: { title: "Choose your e-mails" },
});
