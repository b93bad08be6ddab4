import { catalogue } from "@ribambelle/domain/kernel/texts";

export const withoutRecordWords = catalogue({
  fr: { unread: "Cette fiche n’a pas pu être lue." },
  en: { unread: "This record could not be read." },
});
