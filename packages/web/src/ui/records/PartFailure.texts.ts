import { catalogue } from "@ribambelle/domain/kernel/texts";

export const partFailureWords = catalogue({
  fr: { unread: "Cette partie n’a pas pu être lue." },
  en: { unread: "This part could not be read." },
});
