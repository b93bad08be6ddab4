import { catalogue } from "@ribambelle/domain/kernel/texts";

export const dialogWords = catalogue({
  fr: { close: "Fermer la fenêtre" },
  en: { close: "Close the window" },
});
