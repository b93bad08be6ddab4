import type { Bilingual } from "@ribambelle/domain/kernel/texts";

export const unreadRecord: Bilingual = {
  fr: "Cette fiche n’a pas pu être lue.",
  en: "This record could not be read.",
};
