import { catalogue } from "@ribambelle/domain/kernel/texts";

export const snackbarWords = catalogue({
  fr: { close: "Fermer le message" },
  en: { close: "Close the message" },
});
