import { catalogue } from "@ribambelle/domain/kernel/texts";

/** What only the agency’s long lists say: families fetch none of it. */
export const longListWords = catalogue({
  fr: { perPage: "Lignes par page", unread: "La liste n’a pas pu être lue." },
  en: { perPage: "Rows per page", unread: "The list could not be read." },
});
